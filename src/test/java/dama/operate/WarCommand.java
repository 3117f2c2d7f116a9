package dama.operate;

import dama.harness.ServerPlan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A command of the built WAR, as it is typed.
 *
 * @param status with which the process ended
 * @param said everything that it wrote
 */
public record WarCommand(int status, String said) {

  /** Runs where the server of the plan runs, with what configures that. */
  public static WarCommand run(ServerPlan plan, String... arguments) {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path war = Path.of(System.getProperty("war.file")).toAbsolutePath();
    List<String> command = new ArrayList<>(List.of(java.toString(), "-jar", war.toString()));
    command.addAll(List.of(arguments));
    try {
      Path output = Files.createTempFile(plan.directory(), "command", ".txt");
      ProcessBuilder builder = new ProcessBuilder(command);
      builder.directory(plan.directory().toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("DAMA_"));
      builder.environment().putAll(plan.environment());
      Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
      if (!process.waitFor(3, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError("It did not end: " + command);
      }
      return new WarCommand(
          process.exitValue(), Files.readString(output, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new AssertionError("It does not run: " + command, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    }
  }
}
