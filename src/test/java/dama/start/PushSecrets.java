package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Form;
import dama.harness.PushReceiver;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import java.io.IOException;
import java.net.URI;
import java.util.List;

/** What signs the notices to closed browsers, and what seals them for one. */
final class PushSecrets {
  private static final String PATH = "/fcm/send/aWhereABrowserIsReached";

  private PushSecrets() {}

  /**
   * Makes the site's keys and asks for notices, as a browser of Google's does.
   *
   * @return the browser's keys, and where it is reached
   */
  static List<String> make(URI base, Visitor owner) throws IOException {
    assertEquals(303, Form.send(base, "owner/push", owner).status());
    try (PushReceiver browser = PushReceiver.open()) {
      String[] fields = browser.subscription(PATH);
      fields[1] = "https://fcm.googleapis.com" + PATH;
      assertEquals(204, Form.send(base, "push", owner, fields).status());
      return List.of(PATH, fields[3], fields[5]);
    }
  }

  /** The private key that {@link #make} made, once the server is down. */
  static String privateKey(TestDatabase database) {
    return database
        .rows("select text from setting where name = 'push-keys'")
        .get(0)
        .text("text")
        .replaceFirst("^.*\\.", "");
  }
}
