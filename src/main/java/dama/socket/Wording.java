package dama.socket;

import java.util.HashMap;
import java.util.Map;

/** Writes each message once, however many hear it; for one thing that is told, by one thread. */
final class Wording {
  private final Map<Outgoing, String> written = new HashMap<>();

  String of(Outgoing message) {
    return written.computeIfAbsent(message, Codec::write);
  }
}
