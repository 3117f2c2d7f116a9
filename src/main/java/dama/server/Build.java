package dama.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which Dama this is. */
public final class Build {
  private static final String VERSION = read();

  private Build() {}

  /** As the release is called. */
  public static String version() {
    return VERSION;
  }

  private static String read() {
    try (InputStream text = Build.class.getResourceAsStream("/dama/version.txt")) {
      if (text == null) {
        throw new IllegalStateException("no version was built in");
      }
      return new String(text.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
