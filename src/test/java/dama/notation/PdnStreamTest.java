package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A file larger than the heap. In the build it is 96 MB with 32 MB to read it in; {@link #main}
 * reads a gigabyte, or as many megabytes as it is told.
 */
class PdnStreamTest {
  private static final int MEGABYTES = 96;

  /** Prints how many games there were. Run with {@code -Xmx32m}. */
  public static void main(String[] arguments) {
    long megabytes = arguments.length > 0 ? Long.parseLong(arguments[0]) : 1_024;
    PdnReader reader = new PdnReader(new EndlessGames(megabytes << 20));
    long games = 0;
    long moves = 0;
    while (reader.hasNext()) {
      games++;
      moves += reader.next().moves().size();
    }
    System.out.println(games + " games, " + moves + " moves");
  }

  @Test
  void aFileLargerThanTheMemoryIsRead() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx32m",
                    "-XX:+UseSerialGC",
                    "-cp",
                    System.getProperty("java.class.path"),
                    PdnStreamTest.class.getName(),
                    Integer.toString(MEGABYTES)))
            .redirectErrorStream(true)
            .start();
    try (InputStream said = process.getInputStream()) {
      String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), text);
      assertTrue(text.matches("\\d{6} games, \\d{7} moves\\s*"), text);
    }
  }
}
