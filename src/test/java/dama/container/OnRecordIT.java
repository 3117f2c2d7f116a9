package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.OnRecord;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.notation.PdnReader;
import dama.notation.PdnScore;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What games leave: ratings, histories, profiles, leaderboards. */
class OnRecordIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final OnRecord RECORD = new OnRecord(database());
  private static final Duration LONG = Duration.ofSeconds(30);
  private static final Pattern GAME = Pattern.compile("/game/([a-z0-9]{10})\"");

  private final Person ada = CAST.account();
  private final Person ben = CAST.account();

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private HttpResponse<String> get(String address) throws IOException {
    return Http.get(base().resolve(address), "Accept-Language", "en");
  }

  private String page(String address) throws IOException {
    HttpResponse<String> page = get(address);
    assertEquals(200, page.statusCode(), address);
    return page.body();
  }

  private String profile(String name) throws IOException {
    return page("@/" + encoded(name));
  }

  private static List<String> games(String page) {
    return GAME.matcher(page).results().map(found -> found.group(1)).distinct().toList();
  }

  /** A rated game of Ada's White in which both have moved. */
  private Table rated(String time) {
    Table table = Table.meet(base(), "international", time, "rated", ada.visitor(), ben.visitor());
    table.play(1, List.of(32, 28));
    table.play(2, List.of(20, 25));
    return table;
  }

  private void resigned(Table table, SocketClient by) {
    by.send(new Incoming.Resign());
    table.white().await(Outgoing.Ended.class);
    table.black().await(Outgoing.Ended.class);
  }

  private static long changes(String game) {
    return database().rows("select 1 from rating_change where game_id = ?", game).size();
  }

  @Test
  void aRatedGameMovesTheRatingsOfBothOnceInProfilesAndAmongTheBest() throws IOException {
    RECORD.rating(ada, "international", "CLASSICAL", 2400);
    RECORD.rating(ben, "international", "CLASSICAL", 2405);
    String list = "best?variant=international&speed=classical";
    String before = page(list);
    assertTrue(before.indexOf(ben.name()) < before.indexOf(ada.name()), "the better one first");
    try (Table table = rated("1800+0")) {
      resigned(table, table.black());
      table.black().send(new Incoming.Resign());
      assertEquals("gameOver", table.black().await(Outgoing.Refused.class).code());
      assertEquals(2, changes(table.game()));
    }
    String after = page(list);
    assertTrue(after.indexOf(ada.name()) < after.indexOf(ben.name()), "the winner has passed");
    assertTrue(profile(ada.name()).contains("<td class=\"number\">41</td>"));
    for (Person person : List.of(ada, ben)) {
      String rating =
          database()
              .rows(
                  "select round(cast(rating as numeric), 0) as now from rating where player_id = ?",
                  person.id())
              .get(0)
              .text("now")
              .replaceFirst("\\..*", "");
      assertTrue(after.contains("<b>" + rating + "</b>"), rating);
      assertTrue(profile(person.name()).contains("<b>" + rating + "</b>"), rating);
    }
  }

  @Test
  void aFlagThatFallsRatesBothAsWellAndTheirFirstRatingIsProvisional() throws IOException {
    String game;
    try (Table table = rated("0+1")) {
      assertEquals("timeout", table.white().await(Outgoing.Ended.class).ending());
      assertEquals("timeout", table.black().await(Outgoing.Ended.class).ending());
      game = table.game();
    }
    assertEquals(2, changes(game));
    assertTrue(profile(ben.name()).contains("<b>1662?</b>"), "won");
    assertTrue(profile(ada.name()).contains("<b>1338?</b>"), "lost");
    assertFalse(page("best?variant=international&speed=bullet").contains(ben.name()));
  }

  @Test
  void nobodyTakesBackAMoveOfARatedGame() {
    try (Table table = rated("180+2")) {
      table.white().send(new Incoming.AskTakeback(1));
      assertEquals("notInRatedGames", table.white().await(Outgoing.Refused.class).code());
    }
  }

  private String refusal(Visitor by, Incoming wish) {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", by)) {
      lobby.send(wish);
      return lobby.await(Outgoing.Refused.class).code();
    }
  }

  @Test
  void ratedGamesAreForAccountsAndByTheClock() {
    Incoming seek = new Incoming.Seek("international", "white", "180+2", "rated");
    assertEquals("ratedNeedsAccounts", refusal(Visitor.fresh(), seek));
    Incoming untimed = new Incoming.Seek("international", "white", "-", "rated");
    assertEquals("ratedNeedsAClock", refusal(ada.visitor(), untimed));
    Person visitor = CAST.visitor();
    Incoming challenge =
        new Incoming.Challenge(visitor.name(), "international", "white", "180+2", "rated");
    assertEquals("ratedNeedsAccounts", refusal(ada.visitor(), challenge));
    try (SocketClient lobby = SocketClient.open(base(), "lobby", ada.visitor())) {
      lobby.send(seek);
      String offer = offers(lobby).outgoing().get(0).id();
      assertEquals("ratedNeedsAccounts", refusal(visitor.visitor(), new Incoming.Accept(offer)));
      lobby.send(new Incoming.Withdraw(offer));
    }
  }

  private static Outgoing.Offers offers(SocketClient lobby) {
    return lobby.await(Outgoing.Offers.class, offers -> !offers.outgoing().isEmpty());
  }

  /** Games of theirs; she has White in the odd ones. */
  private List<String> made(int number, String variant, Instant first) {
    return RECORD.games(number, variant, ada, ben, first);
  }

  private static String link(String page, String rel) {
    Matcher found = Pattern.compile("rel=\"" + rel + "\" href=\"([^\"]+)\"").matcher(page);
    assertTrue(found.find(), rel);
    return found.group(1).replace("&amp;", "&");
  }

  @Test
  void aLongHistoryIsLeafedThroughBothWaysAndReadAsPdn() throws IOException {
    List<String> all = made(117, "italian", Instant.parse("2025-03-01T12:00:00Z"));
    String address = "games?player=" + encoded(ada.name()) + "&variant=italian";
    String first = page(address);
    String second = page(link(first, "next"));
    String third = page(link(second, "next"));
    assertFalse(third.contains("rel=\"next\""));
    List<String> read =
        Stream.of(first, second, third).flatMap(page -> games(page).stream()).toList();
    assertEquals(
        List.of(50, 50, 17), Stream.of(first, second, third).map(p -> games(p).size()).toList());
    assertEquals(all.size(), read.stream().distinct().count());
    assertEquals(games(second), games(page(link(third, "prev"))));
    assertEquals(games(first), games(page(link(second, "prev"))));
    HttpResponse<String> file = get(address.replace("games?", "games/selected.pdn?"));
    List<PdnScore> scores = PdnReader.read(file.body());
    assertEquals(
        read,
        scores.stream()
            .map(score -> score.tags().getOrDefault("Site", ""))
            .map(site -> site.substring(site.lastIndexOf('/') + 1))
            .toList());
  }

  @Test
  void eachFilterLeavesWhatItSays() throws IOException {
    made(12, "spanish", Instant.parse("2025-04-01T12:00:00Z"));
    String hers = "games?player=" + encoded(ada.name());
    assertEquals(12, games(page(hers + "&variant=spanish")).size());
    assertEquals(0, games(page(hers + "&variant=pool")).size());
    // Of twelve, four are drawn; of the rest White wins all, and she has White in four.
    assertEquals(4, games(page(hers + "&result=draw")).size());
    assertEquals(4, games(page(hers + "&result=win")).size());
    assertEquals(4, games(page(hers + "&result=loss")).size());
    assertEquals(8, games(page(hers + "&result=white")).size());
    assertEquals(0, games(page(hers + "&result=black")).size());
    assertEquals(12, games(page(hers + "&opponent=" + encoded(ben.name()))).size());
    assertEquals(0, games(page(hers + "&opponent=" + encoded(CAST.account().name()))).size());
    assertEquals(12, games(page(hers + "&from=2025-04-01&to=2025-04-01")).size());
    assertEquals(0, games(page(hers + "&from=2025-04-02")).size());
    assertEquals(5, games(page(hers + "&from=2025-04-01T12:01&to=2025-04-01T12:06")).size());
    String everybody = page("games?variant=spanish&from=2025-04-01&to=2025-04-01&result=white");
    assertTrue(games(everybody).size() >= 8, "everybody's");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "player=nobody-at-all",
        "player=%00",
        "player=%FF%FE",
        "player=a&opponent=%3Cscript%3E",
        "from=yesterday",
        "to=2026-02-30",
        "result=win",
        "result=lost",
        "variant=chess"
      })
  void aQuestionThatIsNotUnderstoodIsAnsweredInWords(String question) throws IOException {
    String page = page("games?" + question);
    assertTrue(page.contains("sheet fault"), page);
    assertEquals(List.of(), games(page));
    assertEquals(404, get("games/selected.pdn?" + question).statusCode());
  }

  @Test
  void aPlaceThatIsNoneIsTheBeginning() throws IOException {
    made(3, "czech", Instant.parse("2025-05-01T12:00:00Z"));
    String hers = "games?player=" + encoded(ada.name());
    for (String place :
        List.of("after=x", "before=-1-", "after=99999999999999999-a", "after=%00")) {
      assertEquals(3, games(page(hers + "&" + place)).size(), place);
    }
    // From before the first game on there is none; up to it are all.
    assertEquals(0, games(page(hers + "&after=0-a")).size());
    assertEquals(3, games(page(hers + "&before=0-a")).size());
  }

  private static String renamed(SocketClient client, String name) {
    client.send(new Incoming.Rename(name));
    return client.await(Outgoing.Renamed.class).me().name();
  }

  @Test
  void somebodyIsFoundByTheirNameInWhateverScriptAndByNoOtherAnyMore() throws IOException {
    String old = ada.name();
    made(2, "russian", Instant.parse("2025-06-01T12:00:00Z"));
    try (SocketClient lobby = SocketClient.open(base(), "lobby", ada.visitor())) {
      for (String name : List.of("زينب الشامية", "অনির্বাণ বসু", "Жана Стојковска")) {
        assertEquals(name, renamed(lobby, name));
        String profile = profile(name);
        assertTrue(profile.contains("<bdi class=\"name\">" + name + "</bdi>"), profile);
        assertEquals(2, games(profile).size());
        assertEquals(2, games(page("games?player=" + encoded(name))).size());
        assertTrue(profile(ben.name()).contains(name), "among his opponents");
      }
    }
    assertEquals(404, get("@/" + encoded(old)).statusCode());
  }

  @Test
  void nobodysProfileIsNotThereInWords() throws IOException {
    for (String name : List.of("nobody-at-all", "%00", "%E0%A4", "a%3Cb", "%20")) {
      HttpResponse<String> page = get("@/" + name);
      assertTrue(page.statusCode() == 404 || page.statusCode() == 400, name + page.statusCode());
    }
    assertTrue(get("@/nobody-at-all").body().contains("There is nothing at this address"));
  }

  @Test
  void whoIsErasedHasTheirGamesUnderAPseudonym() throws IOException {
    try (Table table = Table.meet(base(), "international")) {
      resigned(table, table.white());
      String sql = "select p.name from player p join game g on g.white_id = p.id where g.id = ?";
      String name = database().rows(sql, table.game()).get(0).text("name");
      HttpResponse<String> erased =
          Http.submit(
              base().resolve("account/erase"),
              "name=" + encoded(name),
              "Cookie",
              table.whiteVisitor().cookie());
      assertEquals(303, erased.statusCode());
      String pseudonym = database().rows(sql, table.game()).get(0).text("name");
      String profile = profile(pseudonym);
      assertTrue(profile.contains("erased"), profile);
      assertEquals(List.of(table.game()), games(profile));
      assertEquals(404, get("@/" + encoded(name)).statusCode());
    }
  }

  private boolean isNotOn(String list, Person person) {
    try {
      return !page(list).contains(person.name());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whoIsBannedIsNotAmongTheBest() throws IOException {
    RECORD.rating(ada, "international", "RAPID", 2300);
    RECORD.rating(ben, "international", "RAPID", 2200);
    String list = "best?variant=international&speed=rapid";
    assertTrue(page(list).contains(ada.name()));
    CAST.sanction(ada, "BAN");
    Await.until("not among the best", LONG, () -> isNotOn(list, ada));
    assertTrue(page(list).contains(ben.name()));
  }
}
