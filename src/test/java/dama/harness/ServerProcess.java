package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A server as a process of the operating system, serving the built WAR. */
public final class ServerProcess implements AutoCloseable {
  private static final Duration START_LIMIT = Duration.ofMinutes(3);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(60);
  private static final Set<Process> ALIVE = ConcurrentHashMap.newKeySet();

  static {
    Thread killer = new Thread(() -> ALIVE.forEach(Process::destroyForcibly), "server-killer");
    Runtime.getRuntime().addShutdownHook(killer);
  }

  private final ServerKind kind;
  private final ServerPlan plan;
  private final Process process;

  private ServerProcess(ServerKind kind, ServerPlan plan, Process process) {
    this.kind = kind;
    this.plan = plan;
    this.process = process;
  }

  /** Starts the server and returns once it is ready to serve. */
  public static ServerProcess start(ServerKind kind, ServerPlan plan) {
    try {
      return start(kind, plan, new ProcessBuilder(kind.command(plan)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same by the script that the server's image runs. */
  public static ServerProcess startByScript(ServerKind kind, ServerPlan plan) {
    ProcessBuilder builder = new ProcessBuilder("sh", kind.script().toString());
    builder.environment().putAll(kind.scripted(plan));
    return start(kind, plan, builder);
  }

  private static ServerProcess start(ServerKind kind, ServerPlan plan, ProcessBuilder builder) {
    try {
      builder.directory(plan.directory().toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("DAMA_"));
      builder.environment().putAll(plan.environment());
      builder.redirectErrorStream(true);
      builder.redirectOutput(ProcessBuilder.Redirect.appendTo(plan.log().toFile()));
      ServerProcess server = new ServerProcess(kind, plan, builder.start());
      ALIVE.add(server.process);
      server.awaitReady();
      return server;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public ServerKind kind() {
    return kind;
  }

  /** The process, for whoever wants to know what it uses. */
  public ProcessHandle handle() {
    return process.toHandle();
  }

  public URI base() {
    return plan.base();
  }

  public URI at(String path) {
    return plan.base().resolve(path);
  }

  /** Ends the process as a power cut would: nothing of it runs any more. */
  public void kill9() {
    process.destroyForcibly();
    awaitEnd();
  }

  /** Asks the server to shut down and waits until it has. */
  public void stop() {
    process.destroy();
    awaitEnd();
  }

  @Override
  public void close() {
    if (process.isAlive()) {
      kill9();
    }
  }

  private void awaitReady() {
    try {
      Await.until(kind + " ready at " + plan.base(), START_LIMIT, this::isReady);
    } catch (AssertionError e) {
      close();
      throw new AssertionError(e.getMessage() + "\n" + lastLines(), e);
    }
  }

  private boolean isReady() {
    if (!process.isAlive()) {
      throw new AssertionError(kind + " ended by itself with " + process.exitValue());
    }
    return Http.status(at("health/ready")) == 200;
  }

  private void awaitEnd() {
    Await.until(kind + " ended", STOP_LIMIT, () -> !process.isAlive());
    ALIVE.remove(process);
  }

  private String lastLines() {
    try {
      List<String> lines = Files.readAllLines(plan.log());
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 60), lines.size()));
    } catch (IOException e) {
      return "(no log: " + e.getMessage() + ")";
    }
  }
}
