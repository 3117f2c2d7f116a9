package dama.identity;

import java.time.Instant;
import java.util.HexFormat;

/**
 * What opens the door once.
 *
 * @param kind of the ticket: those of one kind are not taken for those of another
 * @param number no two tickets of a kind have the same
 * @param expiresAt from then on it opens nothing, used or not
 */
public record Ticket(String kind, String number, Instant expiresAt) {

  /** As 64 hexadecimal digits. */
  String hash() {
    return HexFormat.of().formatHex(Digests.sha256(kind + " " + number));
  }
}
