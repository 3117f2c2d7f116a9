package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Form;
import dama.harness.Http;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.identity.HostileProvider;
import dama.player.Tokens;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the log of a server tells its operator. */
class SecurityLogIT {
  private static final String OWNER = "Vestalinka";
  private static final String BEN = "Obrenovljev";
  private static final String PASSWORD = "four green frogs sing";
  private static final String HASH = "[0-9a-f]{32}";

  /** Of what costs most, so that a slow server gives back less than is taken. */
  private static final int FLOOD = 60;

  /** What is no longer may be in the log by chance. */
  private static final int SHORTEST_SECRET = 16;

  private static final int TOO_MANY_REQUESTS = 429;

  /** A limit is told when its minute is over. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private static List<String> lines(ServerPlan plan, String about) {
    try {
      return Files.readString(plan.log())
          .lines()
          .filter(line -> line.contains("event=" + about))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void awaitLine(ServerPlan plan, String about, String rest) {
    Pattern wanted = Pattern.compile("at=\\S+Z event=" + about + rest + "\\b");
    Await.until(
        about + rest,
        PATIENCE,
        () -> lines(plan, about).stream().anyMatch(line -> wanted.matcher(line).find()));
  }

  private static Form.Answer signIn(ServerProcess server, String name, String password)
      throws IOException {
    return Form.send(server.base(), "sign-in", Visitor.fresh(), "name", name, "password", password);
  }

  @ParameterizedTest
  @EnumSource
  void whoComesAndWhatIsRefusedIsToldOnceWithoutNames(ServerKind kind) throws IOException {
    ServerPlan bare =
        ServerPlan.of("security-log-" + kind.name().toLowerCase(Locale.ROOT), "/dama", Map.of());
    HostileProvider provider = new HostileProvider();
    Map<String, String> environment = new HashMap<>(Forgery.environment(provider));
    environment.putAll(Map.of("DAMA_OWNER", OWNER, "DAMA_OWNER_PASSWORD", PASSWORD));
    TestDatabase database = TestDatabase.h2(bare.directory());
    environment.putAll(database.environment());
    ServerPlan plan = new ServerPlan(bare.directory(), bare.port(), bare.context(), environment);
    List<String> secrets;
    try (provider;
        ServerProcess server = ServerProcess.start(kind, plan)) {
      awaitLine(plan, "role", " what=OWNER player=\\d+ by=configuration");
      signIns(server, plan);
      refusals(server, plan);
      String account = acts(server, plan);
      signOuts(server, plan);
      Forgery forgery = new Forgery(server.base(), provider);
      forge(server, forgery, account);
      secrets = forgery.secrets();
      Visitor owner = signIn(server, OWNER, PASSWORD).visitor();
      secrets.addAll(PushSecrets.make(server.base(), owner));
      flood(server, plan);
    }
    secrets.add(PushSecrets.privateKey(database));
    String whole = Files.readString(plan.log());
    for (String secret : List.of(OWNER, BEN, PASSWORD, "forged", "wrong but long")) {
      assertFalse(whole.contains(secret), "the log has " + secret);
    }
    for (String secret : secrets) {
      assertFalse(secret.length() < SHORTEST_SECRET || whole.contains(secret), secret);
    }
    assertNothingForged(whole);
    assertFalse(
        whole.lines().anyMatch(line -> line.contains("event=") && line.contains("127.0.0.1")));
  }

  private static void signIns(ServerProcess server, ServerPlan plan) throws IOException {
    String forged = OWNER + "\nat=2026 event=sign-in what=forged player=1";
    assertEquals(422, signIn(server, forged, "wrong but long enough").status());
    awaitLine(plan, "sign-in-failed", " what=password player=- from=" + HASH);
    assertEquals(422, signIn(server, OWNER, "wrong but long enough").status());
    awaitLine(plan, "sign-in-failed", " what=password player=\\d+ from=" + HASH);
    assertEquals(2, lines(plan, "sign-in-failed").size());
    assertEquals(303, signIn(server, OWNER, PASSWORD).status());
    awaitLine(plan, "sign-in", " what=password player=\\d+ from=" + HASH);
    assertEquals(1, lines(plan, "sign-in ").size());
  }

  private static void refusals(ServerProcess server, ServerPlan plan) throws IOException {
    assertEquals(403, Form.send(server.base(), "owner/roles", Visitor.fresh()).status());
    awaitLine(plan, "refused", " what=role player=- about=OWNER_ROLES");
    String[] evil = {"Origin", "https://evil.example"};
    assertEquals(403, Http.post(server.at("sign-in"), evil).statusCode());
    awaitLine(plan, "refused", " what=foreign-page player=- about=form");
    assertEquals(2, lines(plan, "refused").size());
  }

  private static String acts(ServerProcess server, ServerPlan plan) throws IOException {
    Visitor owner = signIn(server, OWNER, PASSWORD).visitor();
    Form.Answer made =
        Form.send(server.base(), "account/new", Visitor.fresh(), "name", BEN, "password", PASSWORD);
    assertEquals(303, made.status());
    awaitLine(plan, "sign-in", " what=new-account player=\\d+ from=" + HASH);
    String id =
        lines(plan, "sign-in what=new-account").get(0).replaceAll(".*player=(\\d+).*", "$1");
    String[] role = {"name", BEN, "role", "MODERATOR"};
    assertEquals(303, Form.send(server.base(), "owner/roles", owner, role).status());
    awaitLine(plan, "role", " what=MODERATOR player=" + id + " by=\\d+");
    String[] ban = {"do", "ban", "term", "ALWAYS", "reason", "SPAM", "words", "enough"};
    Form.Answer banned = Form.send(server.base(), "moderation/person/" + id, owner, ban);
    assertEquals(303, banned.status(), banned.body());
    awaitLine(plan, "sanction", " what=ban sanction=\\d+ player=" + id + " by=\\d+ lifted=false");
    assertEquals(403, Form.get(server.base(), "", made.visitor()).status());
    awaitLine(plan, "refused", " what=banned player=" + id + " about=LOBBY");
    return id;
  }

  private static void signOuts(ServerProcess server, ServerPlan plan) throws IOException {
    URI base = server.base();
    Visitor owner = signIn(server, OWNER, PASSWORD).visitor();
    Visitor other = signIn(server, OWNER, PASSWORD).visitor();
    String end = Tokens.hash(other.cookie().replaceFirst("^dama=", "")).substring(0, 16);
    assertEquals(303, Form.send(base, "account/sessions", owner, "end", end).status());
    awaitLine(plan, "sign-out", " what=one player=\\d+ from=" + HASH);
    assertEquals(303, Form.send(base, "account/sessions", owner, "others", "yes").status());
    awaitLine(plan, "sign-out", " what=others player=\\d+ from=" + HASH);
    assertEquals(303, Form.send(base, "sign-out", owner, "here", "yes").status());
    awaitLine(plan, "sign-out", " what=here player=\\d+ from=" + HASH);
    Visitor again = signIn(server, OWNER, PASSWORD).visitor();
    assertEquals(303, Form.send(base, "sign-out", again, "everywhere", "yes").status());
    awaitLine(plan, "sign-out", " what=everywhere player=\\d+ from=" + HASH);
    // Who is nobody leaves nothing.
    assertEquals(303, Form.send(base, "sign-out", Visitor.fresh(), "here", "yes").status());
    assertEquals(4, lines(plan, "sign-out").size());
  }

  private static void forge(ServerProcess server, Forgery forgery, String account)
      throws IOException {
    Visitor owner = signIn(server, OWNER, PASSWORD).visitor();
    String[] recovery = {"do", "recovery"};
    Form.Answer link = Form.send(server.base(), "moderation/person/" + account, owner, recovery);
    Matcher token = Pattern.compile("/recover/([\\w-]{43})").matcher(link.body());
    assertTrue(token.find(), link.body());
    forgery.secrets().add(token.group(1));
    Form.Answer refused =
        Form.send(server.base(), "recover/" + token.group(1), Visitor.fresh(), "new", "short");
    assertEquals(422, refused.status());
    forgery.addresses(owner, account);
    forgery.paths();
    forgery.rooms(Visitor.fresh(), Long.parseLong(account));
    forgery.links();
    forgery.provider();
  }

  /**
   * What was written to forge is in no line of ours but, made harmless, in what the provider is
   * told to have said; and no line of ours holds what a terminal would obey.
   */
  private static void assertNothingForged(String whole) {
    Pattern harmless = Pattern.compile("OpenID Connect: [^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*$");
    List<String> marked =
        Pattern.compile("\\R").splitAsStream(whole).filter(l -> l.contains(Forgery.MARK)).toList();
    assertFalse(marked.isEmpty());
    for (String line : marked) {
      assertTrue(harmless.matcher(line).find(), "forged: " + line);
    }
    assertFalse(whole.contains("at=1999"), "a line that was never written");
  }

  private static void flood(ServerProcess server, ServerPlan plan) throws IOException {
    Visitor one = Visitor.fresh();
    int refused = 0;
    for (int i = 0; i < FLOOD; i++) {
      String[] cookie = {"Cookie", one.cookie()};
      boolean late = Http.get(server.at("games.pdn"), cookie).statusCode() == TOO_MANY_REQUESTS;
      refused += late ? 1 : 0;
    }
    assertTrue(refused > 1, "refused: " + refused);
    awaitLine(plan, "limit", " what=pages from=" + HASH + " count=\\d+");
    // The flood may have gone on into another minute or two.
    assertTrue(lines(plan, "limit what=pages").size() <= 3);
  }
}
