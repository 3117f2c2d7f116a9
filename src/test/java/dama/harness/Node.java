package dama.harness;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs JavaScript with the node that Playwright carries, so that none need be installed. */
public final class Node {
  private final Path executable;

  public Node() {
    Path directory =
        Driver.ensureDriverInstalled(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), false)
            .driverDir();
    executable =
        Stream.of("node", "node.exe")
            .map(directory::resolve)
            .filter(Files::exists)
            .findFirst()
            .orElseThrow(() -> new AssertionError("No node in " + directory));
  }

  /** What a run came to. */
  public record Run(int status, String output) {}

  public Run run(List<String> arguments) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(arguments);
    try {
      Path output = Files.createTempFile(Path.of("target"), "node", ".txt");
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("node did not end: " + command);
      }
      String text = Files.readString(output, StandardCharsets.UTF_8);
      Files.delete(output);
      return new Run(process.exitValue(), text);
    } catch (IOException e) {
      throw new AssertionError("node does not run: " + command, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    }
  }
}
