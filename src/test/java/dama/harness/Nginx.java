package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * nginx before some nodes, as {@code docker/nginx.conf} has it; brought where the machine lets us.
 */
public final class Nginx implements AutoCloseable {
  private static final Path FILE = Path.of("/usr/sbin/nginx");

  private final Process process;
  private final URI base;

  private Nginx(Process process, URI base) {
    this.process = process;
    this.base = base;
  }

  /** Before the nodes at these addresses. */
  public static Nginx before(URI... nodes) {
    Apt.bring("nginx-light", FILE);
    int port = ServerPlan.freePort();
    try {
      Path directory = Files.createTempDirectory("dama-nginx");
      String given = Files.readString(Path.of("docker", "nginx.conf"));
      String conf =
          given
              .replaceAll("(?m)^ *server dama-1:.*\n", "")
              .replaceAll("dama-2:8080(.*)", servers(nodes))
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

  private static String servers(URI... nodes) {
    return Stream.of(nodes)
        .map(node -> "127.0.0.1:" + node.getPort() + "$1")
        .collect(Collectors.joining("\n    server "));
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
