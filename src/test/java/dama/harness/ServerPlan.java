package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * How a server is to be started. The same plan can be started again after the server was killed.
 *
 * @param directory of its own; working directory, logs and, with nothing configured, the data
 * @param context the context path, {@code /} or {@code /name}
 * @param environment the {@code DAMA_} variables, and others that are not as inherited
 */
public record ServerPlan(
    Path directory, int port, String context, Map<String, String> environment) {

  /** A plan in an empty directory {@code target/servers/name}, on a port that is free now. */
  public static ServerPlan of(String name, String context, Map<String, String> environment) {
    Path directory = Path.of("target", "servers", name).toAbsolutePath();
    try {
      Trees.delete(directory);
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ServerPlan(directory, freePort(), context, Map.copyOf(environment));
  }

  /** The address of the application, with a slash at its end. */
  public URI base() {
    String path = context.endsWith("/") ? context : context + "/";
    return URI.create("http://localhost:" + port + path);
  }

  public Path log() {
    return directory.resolve("server.log");
  }

  static int freePort() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
