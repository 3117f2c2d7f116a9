package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * nginx before some nodes, as {@code docker/nginx.conf} has it; brought where the machine lets us.
 */
public final class Nginx implements AutoCloseable {
  private static final Path FILE = Path.of("/usr/sbin/nginx");
  private static final String INSTALL =
      "apt-get update && apt-get install -y --no-install-recommends nginx-light";

  private final Process process;
  private final URI base;

  private Nginx(Process process, URI base) {
    this.process = process;
    this.base = base;
  }

  /** Before the nodes at these addresses. */
  public static Nginx before(URI one, URI other) {
    install();
    int port = ServerPlan.freePort();
    try {
      Path directory = Files.createTempDirectory("dama-nginx");
      String given = Files.readString(Path.of("docker", "nginx.conf"));
      String conf =
          given
              .replace("dama-1:8080", "127.0.0.1:" + one.getPort())
              .replace("dama-2:8080", "127.0.0.1:" + other.getPort())
              .replace("listen 80;", "listen 127.0.0.1:" + port + ";");
      Path file = Files.writeString(directory.resolve("nginx.conf"), conf);
      List<String> command =
          List.of(
              FILE.toString(),
              "-p",
              directory + "/",
              "-e",
              "error.log",
              "-c",
              file.toString(),
              "-g",
              "daemon off; pid " + directory.resolve("nginx.pid") + ";");
      Process process = new ProcessBuilder(command).inheritIO().start();
      Nginx nginx = new Nginx(process, URI.create("http://localhost:" + port + "/"));
      Await.until(
          "nginx answers",
          Duration.ofSeconds(60),
          () -> Http.status(nginx.base.resolve("health/live")) == 200);
      return nginx;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void install() {
    if (Files.isExecutable(FILE)) {
      return;
    }
    try {
      ProcessBuilder apt = new ProcessBuilder("sh", "-c", INSTALL).inheritIO();
      apt.environment().put("DEBIAN_FRONTEND", "noninteractive");
      // Its package would start it, on a port that is none of ours.
      apt.environment().put("RUNLEVEL", "1");
      apt.start().waitFor();
    } catch (IOException e) {
      throw new AssertionError("apt-get does not start", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    }
    if (!Files.isExecutable(FILE)) {
      throw new AssertionError("No nginx. Type: sudo sh -c '" + INSTALL + "'");
    }
  }

  /** Where visitors come in. */
  public URI base() {
    return base;
  }

  @Override
  public void close() {
    process.destroy();
    Await.until("nginx ended", Duration.ofSeconds(30), () -> !process.isAlive());
  }
}
