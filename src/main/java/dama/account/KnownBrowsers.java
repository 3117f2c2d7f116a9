package dama.account;

import dama.player.Hmac;
import dama.player.SecretStore;
import dama.player.Tokens;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * By what a browser proves that it was signed in to an account before, also when it no longer is:
 * {@code PLAYER.RANDOM.HMAC}, one for each of the last few accounts, with {@code ~} between. It
 * opens nothing; it only spares its bearer to wait for what strangers did.
 */
@ApplicationScoped
public class KnownBrowsers {

  private static final String NAME = "known-browser-key";
  private static final int MOST = 4;
  private static final int LONGEST = 800;

  @Inject private SecretStore secrets;

  private volatile byte @Nullable [] key;

  /** What names this browser among those that know an account; empty if it does not. */
  public String idAt(long playerId, String cookie) {
    return proofs(cookie).stream()
        .filter(proof -> proof[0].equals(Long.toString(playerId)) && isOurs(proof))
        .map(proof -> proof[0] + "." + proof[1])
        .findFirst()
        .orElse("");
  }

  /** What the browser is to keep once it is signed in; empty if it may keep what it has. */
  public Optional<String> with(long playerId, String cookie) {
    if (!idAt(playerId, cookie).isEmpty()) {
      return Optional.empty();
    }
    List<String> kept = new ArrayList<>();
    kept.add(proof(Long.toString(playerId), Tokens.newToken()));
    proofs(cookie).stream()
        .filter(proof -> !proof[0].equals(Long.toString(playerId)))
        .limit(MOST - 1)
        .forEach(proof -> kept.add(String.join(".", proof)));
    return Optional.of(String.join("~", kept));
  }

  private static List<String[]> proofs(String cookie) {
    if (cookie.length() > LONGEST) {
      return List.of();
    }
    return List.of(cookie.split("~", -1)).stream()
        .map(proof -> proof.split("\\.", -1))
        .filter(parts -> parts.length == 3 && parts[0].matches("\\d{1,18}"))
        .filter(parts -> Tokens.isToken(parts[1]) && Tokens.isToken(parts[2]))
        .toList();
  }

  private boolean isOurs(String[] proof) {
    byte[] wanted = proof(proof[0], proof[1]).getBytes(StandardCharsets.US_ASCII);
    return MessageDigest.isEqual(
        wanted, String.join(".", proof).getBytes(StandardCharsets.US_ASCII));
  }

  private String proof(String player, String random) {
    byte[] hmac = Hmac.of(key(), player + "." + random);
    return player
        + "."
        + random
        + "."
        + Base64.getUrlEncoder().withoutPadding().encodeToString(hmac);
  }

  private byte[] key() {
    byte[] known = key;
    if (known == null) {
      known = Storage.call(() -> secrets.secret(NAME));
      key = known;
    }
    return known;
  }
}
