package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.socket.Outgoing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The scripts that the images run, without images: they need a shell, and say so where there is
 * none.
 */
class ImageScriptsIT {

  @ParameterizedTest
  @EnumSource
  void aServerKeepsWhatWasPlayedAndWritesNowhereElse(ServerKind kind)
      throws IOException, InterruptedException {
    Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no /bin/bash");
    String name = "script-" + kind.name().toLowerCase(Locale.ROOT);
    ServerPlan plan = ServerPlan.of(name, "/", Map.of());
    Visitor white;
    String game;
    try (ServerProcess server = ServerProcess.startByScript(kind, plan);
        Table table = Table.meet(server.base(), "international")) {
      assertEquals(0, healthy(plan));
      table.play(1, List.of(32, 28));
      white = table.whiteVisitor();
      game = table.game();
      server.stop();
    }
    assertNotEquals(0, healthy(plan));
    assertTrue(
        Set.of("data", "run", "server.log").containsAll(written(plan)), written(plan)::toString);
    try (ServerProcess server = ServerProcess.startByScript(kind, plan);
        SocketClient page = SocketClient.open(server.base(), game, white)) {
      assertEquals(1, page.await(Outgoing.Game.class).plies().size());
    }
  }

  private static int healthy(ServerPlan plan) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder("/bin/bash", Path.of("docker", "healthy.sh").toString());
    builder.environment().putAll(Map.of("PORT", "" + plan.port(), "CONTEXT", plan.context()));
    Process process = builder.redirectErrorStream(true).start();
    assertTrue(process.waitFor(30, TimeUnit.SECONDS), "it did not end");
    return process.exitValue();
  }

  private static Set<String> written(ServerPlan plan) throws IOException {
    try (Stream<Path> files = Files.list(plan.directory())) {
      return files
          .map(file -> file.getFileName().toString())
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
