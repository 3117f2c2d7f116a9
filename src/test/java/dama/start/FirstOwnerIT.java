package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dama.harness.Await;
import dama.harness.Form;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.Visitor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How a new site comes by its owner. */
class FirstOwnerIT {
  private static final String NAME = "Vestalinka";
  private static final String PASSWORD = "four green frogs sing";
  private static final String OTHER_PASSWORD = "five blue birds dance";
  private static final String COMMON = "password1234";
  private static final Pattern LINK = Pattern.compile("followed by /(owner-link/[\\w-]{43})");
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Visitor visitor = Visitor.fresh();

  private static ServerPlan plan(ServerKind kind, String what) {
    String name = what + "-" + kind.name().toLowerCase(Locale.ROOT);
    return ServerPlan.of(name, "/dama", Map.of());
  }

  private static ServerPlan with(ServerPlan plan, String name, String password) {
    Map<String, String> owner = Map.of("DAMA_OWNER", name, "DAMA_OWNER_PASSWORD", password);
    return new ServerPlan(plan.directory(), plan.port(), plan.context(), owner);
  }

  private static String log(ServerPlan plan) {
    try {
      return Files.readString(plan.log());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitInLog(ServerPlan plan, String words) {
    Await.until(words, PATIENCE, () -> log(plan).contains(words));
  }

  private static Form.Answer signIn(ServerProcess server, String name, String password)
      throws IOException {
    return Form.send(server.base(), "sign-in", Visitor.fresh(), "name", name, "password", password);
  }

  private static int owner(ServerProcess server, Visitor visitor) throws IOException {
    return Form.get(server.base(), "owner", visitor).status();
  }

  @ParameterizedTest
  @EnumSource
  void theConfiguredOwnerIsMadeOnceAndKeepsThePasswordTheyChoose(ServerKind kind)
      throws IOException {
    ServerPlan common = with(plan(kind, "owner"), NAME, COMMON);
    try (ServerProcess server = ServerProcess.start(kind, common)) {
      awaitInLog(common, "No owner could be made");
      assertEquals(422, signIn(server, NAME, COMMON).status());
    }
    ServerPlan right = with(common, NAME, PASSWORD);
    try (ServerProcess server = ServerProcess.start(kind, right)) {
      awaitInLog(right, "is the owner's now");
      Visitor owner = signIn(server, NAME, PASSWORD).visitor();
      assertEquals(200, owner(server, owner));
      String[] change = {"old", PASSWORD, "new", OTHER_PASSWORD};
      assertEquals(303, Form.send(server.base(), "account/password", owner, change).status());
    }
    ServerPlan another = with(common, "Someoneelse", PASSWORD);
    try (ServerProcess server = ServerProcess.start(kind, another)) {
      assertEquals(422, signIn(server, "Someoneelse", PASSWORD).status());
      assertEquals(422, signIn(server, NAME, PASSWORD).status());
      assertEquals(200, owner(server, signIn(server, NAME, OTHER_PASSWORD).visitor()));
    }
    for (String secret : new String[] {COMMON, PASSWORD, OTHER_PASSWORD, "owner-link/"}) {
      assertFalse(log(common).contains(secret), "the log has " + secret);
    }
  }

  @ParameterizedTest
  @EnumSource
  void theLinkInTheLogMakesOneOwnerAndATakenNameIsNoWayAroundIt(ServerKind kind)
      throws IOException {
    ServerPlan bare = plan(kind, "owner-link");
    String first;
    Visitor member;
    try (ServerProcess server = ServerProcess.start(kind, bare)) {
      first = link(bare, "");
      assertEquals(200, Form.get(server.base(), first, visitor).status());
      assertEquals(422, Form.send(server.base(), first, visitor).status());
      member = signUp(server, NAME);
    }
    ServerPlan taken = with(bare, NAME, OTHER_PASSWORD);
    try (ServerProcess server = ServerProcess.start(kind, taken)) {
      awaitInLog(taken, "No owner could be made");
      assertEquals(403, owner(server, member));
    }
    try (ServerProcess server = ServerProcess.start(kind, bare)) {
      String second = link(bare, first);
      assertEquals(422, Form.send(server.base(), first, member).status());
      assertEquals(403, owner(server, member));
      assertEquals(303, Form.send(server.base(), second, member).status());
      assertEquals(200, owner(server, member));
      Visitor late = signUp(server, "Latecomer");
      assertEquals(422, Form.send(server.base(), second, late).status());
      assertEquals(403, owner(server, late));
    }
    assertFalse(log(bare).contains(PASSWORD));
  }

  private static Visitor signUp(ServerProcess server, String name) throws IOException {
    String[] fields = {"name", name, "password", PASSWORD};
    Form.Answer made = Form.send(server.base(), "account/new", Visitor.fresh(), fields);
    assertEquals(303, made.status(), made.body());
    return made.visitor();
  }

  /** The link that was written last; it is another one than that. */
  private static String link(ServerPlan plan, String than) {
    return Await.value("a link in the log", PATIENCE, () -> last(plan, than));
  }

  private static Optional<String> last(ServerPlan plan, String than) {
    Matcher found = LINK.matcher(log(plan));
    String last = "";
    while (found.find()) {
      last = found.group(1);
    }
    return last.isEmpty() || last.equals(than) ? Optional.empty() : Optional.of(last);
  }
}
