package dama.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import dama.harness.Chromium;
import dama.harness.Forum;
import dama.harness.Rows;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Staff;
import dama.harness.TestDatabase;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import java.net.URI;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The server of this run and the browser that visits it; both start once and serve every test. */
final class Stage {
  /** Who may read the chat log. */
  static final String MODERATOR = "Moderatus";

  static final String MODERATORS_TOKEN = Tokens.newToken();

  /** Whose pages may show Dama in a frame. */
  static final Forum FORUM = Forum.open();

  static final String LINK_SECRET = Tokens.newToken();

  /** For a busy machine; what has to be quick says so itself. */
  static final double PATIENCE = 45_000;

  private static final Stage CURRENT = raise();

  private final ServerPlan plan;
  private final Browser browser;
  private @Nullable Browser whole;
  private ServerProcess server;

  private Stage(ServerPlan plan, ServerProcess server, Browser browser) {
    this.plan = plan;
    this.server = server;
    this.browser = browser;
  }

  static Stage current() {
    return CURRENT;
  }

  private static Stage raise() {
    ServerKind kind = ServerKind.valueOf(System.getProperty("browser.server", "PAYARA"));
    String name = "browser-" + kind.name().toLowerCase(Locale.ROOT);
    Path directory = Path.of("target", "servers", name);
    Map<String, String> environment =
        new HashMap<>(TestDatabase.h2(directory).shared().environment());
    environment.put("DAMA_EMBED_ORIGINS", FORUM.origin());
    environment.put("DAMA_LINK_SECRET", LINK_SECRET);
    ServerPlan plan = ServerPlan.of(name, System.getProperty("browser.context", "/"), environment);
    nameModerator(TestDatabase.h2(directory));
    ServerProcess server = ServerProcess.start(kind, plan);
    PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
    return new Stage(plan, server, Chromium.launch(Chromium.playwright()));
  }

  private static void nameModerator(TestDatabase database) {
    try (Rows rows = Rows.in(database)) {
      PlayerStore players = rows.store(PlayerStore.class);
      long id = players.arrive(Tokens.hash(MODERATORS_TOKEN)).id();
      players.rename(id, MODERATOR);
      Staff.promote(database, id, Role.MODERATOR);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  URI base() {
    return plan.base();
  }

  Browser browser() {
    return browser;
  }

  /** One that shows notices of the system, too, and takes its time. */
  Browser wholeBrowser() {
    if (whole == null) {
      whole = Chromium.launchWhole(Chromium.playwright());
    }
    return whole;
  }

  TestDatabase database() {
    return TestDatabase.h2(plan.directory()).shared();
  }

  void killServer() {
    server.kill9();
  }

  void startServerAgain() {
    server = ServerProcess.start(server.kind(), plan);
  }

  /** Where pictures of this run go. */
  Path pictures() {
    String kind = server.kind().name().toLowerCase(Locale.ROOT);
    return Path.of("target", "screenshots", kind);
  }
}
