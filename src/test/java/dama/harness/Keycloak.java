package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A provider of OpenID Connect as its makers ship it, with the members of a forum. */
public final class Keycloak implements AutoCloseable {
  private static final Duration START_LIMIT = Duration.ofMinutes(3);
  private static final Path MEMBERS = Path.of("src/test/resources/keycloak/forum-realm.json");

  /** It has put itself together for its options, and wants to be started again. */
  private static final int BUILT = 10;

  private final Path home;
  private final Path log;
  private final int port = ServerPlan.freePort();
  private final int management = ServerPlan.freePort();
  private Process process;

  private Keycloak(Path home, Path log) throws IOException {
    this.home = home;
    this.log = log;
    process = launch(false);
    // However the tests end, nothing of it goes on.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> process.destroyForcibly(), "keycloak"));
  }

  /** Starts it and returns once it answers. */
  public static Keycloak start() {
    Path home = ServerKind.setting("keycloak.home");
    Path log = Path.of("target", "servers", "keycloak.log").toAbsolutePath();
    try {
      Trees.delete(home.resolve("data"));
      Path members = home.resolve("data/import/forum-realm.json");
      Files.createDirectories(members.getParent());
      Files.copy(MEMBERS, members, StandardCopyOption.REPLACE_EXISTING);
      Files.createDirectories(log.getParent());
      Keycloak keycloak = new Keycloak(home, log);
      Await.until("Keycloak ready, see " + log, START_LIMIT, keycloak::isReady);
      return keycloak;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public URI issuer() {
    return URI.create("http://localhost:" + port + "/realms/forum");
  }

  private boolean isReady() {
    if (!process.isAlive()) {
      if (process.exitValue() != BUILT) {
        throw new AssertionError("Keycloak ended with " + process.exitValue() + ", see " + log);
      }
      process = launch(true);
    }
    return Http.status(URI.create(issuer() + "/.well-known/openid-configuration")) == 200;
  }

  /** What bin/kc.sh does, without a shell between us and the process to end. */
  private Process launch(boolean built) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m"));
    command.add("-Dkc.config.built=" + built);
    command.add("-Dkc.home.dir=" + home);
    command.add("-Djboss.server.config.dir=" + home.resolve("conf"));
    command.add("-Djava.util.logging.manager=org.jboss.logmanager.LogManager");
    command.add("-Dpicocli.disable.closures=true");
    for (String opened : List.of("java.util", "java.util.concurrent", "java.security")) {
      command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
    }
    command.addAll(List.of("-cp", home.resolve("lib/quarkus-run.jar").toString()));
    command.add("io.quarkus.bootstrap.runner.QuarkusEntryPoint");
    command.addAll(List.of("start-dev", "--import-realm", "--http-host=localhost"));
    command.add("--http-port=" + port);
    command.add("--http-management-port=" + management);
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
    try {
      return builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
    Await.until("Keycloak ended", Duration.ofSeconds(30), () -> !process.isAlive());
  }
}
