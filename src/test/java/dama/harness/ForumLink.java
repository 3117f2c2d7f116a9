package dama.harness;

import dama.player.Hmac;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HexFormat;
import java.util.UUID;

/**
 * How a forum signs a link for one of its members: a second writing of docs/sign-in.md.
 *
 * @param to below the application
 */
public record ForumLink(String name, String id, Instant expires, String nonce, String to) {

  /** A link that is good for five minutes. */
  public static ForumLink of(String name, String id, String to) {
    return new ForumLink(
        name, id, Instant.now().plusSeconds(300), UUID.randomUUID().toString(), to);
  }

  public URI signed(URI base, String secret) {
    String end = Long.toString(expires.getEpochSecond());
    String text = String.join("\n", "dama-link-1", name, id, end, nonce, to);
    byte[] signature = Hmac.of(secret.getBytes(StandardCharsets.UTF_8), text);
    return base.resolve(
        "sign-in/link?name="
            + encoded(name)
            + "&id="
            + encoded(id)
            + "&expires="
            + end
            + "&nonce="
            + nonce
            + "&to="
            + encoded(to)
            + "&signature="
            + HexFormat.of().formatHex(signature));
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
