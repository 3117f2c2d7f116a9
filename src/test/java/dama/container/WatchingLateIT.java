package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.Http;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.Visitor;
import dama.notation.Fen;
import dama.notation.PdnReader;
import dama.notation.PdnScore;
import dama.rules.Variants;
import dama.setting.Setting;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Those who watch see a game later than its players, wherever they look. */
class WatchingLateIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Person OWNER = CAST.owner();

  /** Longer than any of these tests. */
  private static final int LONG = 3_600;

  private static final int SHORT = 2;
  private static final List<List<Integer>> PLIES =
      List.of(List.of(32, 28), List.of(20, 25), List.of(37, 32), List.of(14, 20));
  private static final String MOVED = "32-28";
  private static final String NEWCOMER = "1500? null, 1500? null";
  private static final String CHANGED = "1500? 162, 1500? -162";

  /** The board of a page on which nothing has moved yet. */
  private static final String START =
      "data-fen=\"" + Fen.write(Variants.INTERNATIONAL.start()) + "\"";

  private final Person ada = CAST.account();
  private final Person ben = CAST.account();

  private void delay(int seconds) throws IOException {
    String form =
        Stream.of(Setting.values())
            .map(one -> one == Setting.WATCH_DELAY_SECONDS ? one.key() + "=" + seconds : kept(one))
            .collect(Collectors.joining("&"));
    var set = Http.submit(base().resolve("owner/settings"), form, "Cookie", OWNER.cookie());
    assertEquals(303, set.statusCode(), set::body);
  }

  private static String kept(Setting setting) {
    return setting.key() + "=" + setting.unset();
  }

  @AfterEach
  void seeAtOnce() throws IOException {
    delay(0);
  }

  private Table rated() {
    return Table.meet(base(), "international", "300+0", "rated", ada.visitor(), ben.visitor());
  }

  private static void play(Table table, int from, int to) {
    for (int ply = from; ply <= to; ply++) {
      table.play(ply, PLIES.get(ply - 1));
    }
  }

  private static void end(Table table) {
    table.black().send(new Incoming.Resign());
    table.white().await(Outgoing.Ended.class);
    table.black().await(Outgoing.Ended.class);
  }

  private String get(String address, Visitor who) throws IOException {
    var page = Http.get(base().resolve(address), "Cookie", who.cookie(), "Accept-Language", "en");
    assertEquals(200, page.statusCode(), address);
    return page.body();
  }

  private int plies(String address, Visitor who) throws IOException {
    PdnScore score = PdnReader.read(get(address, who)).get(0);
    return score.play(Variants.INTERNATIONAL).moves().size();
  }

  /** Everything that was on its way to this page has come. */
  private static List<Outgoing> heard(SocketClient page) {
    page.send(new Incoming.Ping());
    page.await(Outgoing.Pong.class);
    return page.unread();
  }

  private static String profile(Person person) {
    return "@/" + URLEncoder.encode(person.name(), StandardCharsets.UTF_8);
  }

  @Test
  void nothingOfARunningGameIsSeenBeforeItsTime() throws IOException {
    delay(LONG);
    Visitor stranger = Visitor.fresh();
    try (Table table = rated();
        SocketClient watching = table.join(stranger);
        SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      assertEquals(0, watching.await(Outgoing.Game.class).plies().size());
      String card = get("card/" + table.game() + ".svg", stranger);
      assertEquals(
          1, table.white().await(Outgoing.Presence.class, one -> one.watchers() > 0).watchers());
      play(table, 1, 4);
      assertEquals(4, plies("game/" + table.game() + ".pdn", ada.visitor()));
      assertEquals(0, plies("game/" + table.game() + ".pdn", stranger));
      assertUnseen(heard(watching));
      try (SocketClient late = table.join(Visitor.fresh())) {
        Outgoing.Game game = late.await(Outgoing.Game.class);
        assertEquals("0 white", game.plies().size() + " " + game.turn());
        assertUnseen(heard(late));
      }
      Outgoing.Summary shown = shown(lobby, table.game());
      assertEquals("0 []", shown.ply() + " " + shown.lastMove());
      // What is shown in frames is this very page, and talks by the same socket.
      String html = get("game/" + table.game(), stranger);
      assertFalse(html.contains(MOVED), html);
      assertTrue(html.contains(START) && !html.matches("(?s).*data-last=\"\\d.*"), html);
      assertTrue(html.contains("/card/" + table.game() + ".png?ply=0\""), html);
      // A picture is for everybody alike, whoever fetches it.
      assertEquals(card, get("card/" + table.game() + ".svg", ada.visitor()));
      html = get("game/" + table.game(), ada.visitor());
      assertTrue(html.contains("/card/" + table.game() + ".png?ply=0\""), html);
      assertFalse(html.contains(START), html);
      assertTrue(html.contains("data-last=\"14 20\""), html);
      for (String page : List.of("", "games", profile(ada))) {
        String shows = get(page, stranger);
        assertFalse(shows.contains(MOVED) || shows.contains(table.game()), page);
      }
    }
  }

  private static void assertUnseen(List<Outgoing> heard) {
    for (Outgoing each : heard) {
      assertFalse(
          each instanceof Outgoing.Moved
              || each instanceof Outgoing.Ended
              || each instanceof Outgoing.Dealt
              || each instanceof Outgoing.Happened
              || each instanceof Outgoing.Rematched,
          each::toString);
      if (each instanceof Outgoing.Game game) {
        assertEquals(0, game.plies().size());
        assertNull(game.result());
      }
      if (each instanceof Outgoing.Presence presence) {
        assertNull(presence.absent());
      }
    }
  }

  private static Outgoing.Summary shown(SocketClient lobby, String game) {
    return lobby
        .await(Outgoing.Games.class, games -> games.games().stream().anyMatch(is(game)))
        .games()
        .stream()
        .filter(is(game))
        .findFirst()
        .orElseThrow();
  }

  private static java.util.function.Predicate<Outgoing.Summary> is(String game) {
    return one -> one.id().equals(game);
  }

  @Test
  void neitherIsItsEndNorWhatCameOfIt() throws IOException {
    delay(LONG);
    Visitor stranger = Visitor.fresh();
    String list =
        "games/selected.pdn?player=" + URLEncoder.encode(ada.name(), StandardCharsets.UTF_8);
    try (Table table = rated();
        SocketClient watching = table.join(stranger)) {
      watching.await(Outgoing.Game.class);
      play(table, 1, 4);
      end(table);
      table.white().send(new Incoming.Rematch());
      table.black().await(Outgoing.Rematched.class);
      assertUnseen(heard(watching));
      try (SocketClient late = table.join(Visitor.fresh())) {
        assertNull(late.await(Outgoing.Game.class).result());
      }
      String pdn = get("game/" + table.game() + ".pdn", stranger);
      assertTrue(pdn.contains("[Result \"*\"]") && !pdn.contains("Rating"), pdn);
      assertEquals("", get(list, stranger));
      assertFalse(get("games", stranger).contains(table.game()));
      String profile = get(profile(ada), stranger);
      assertFalse(profile.contains(table.game()) || profile.contains("1662"), profile);
      // Those who played it know all of it.
      assertEquals(4, plies(list, ada.visitor()));
      assertTrue(get(profile(ada), ada.visitor()).contains("1662?"));
      String card = "card/" + table.game() + ".svg";
      String early = get(card, ada.visitor());
      delay(0);
      String shown = get(card, stranger);
      assertTrue(shown.contains(">1–0<") && !early.contains(">1–0<"), shown);
      assertEquals(4, plies(list, stranger));
      assertTrue(get(profile(ada), stranger).contains("1662?"));
    }
  }

  @Test
  void whoWatchesSeesEachPlyAndTheEndLaterAndInOrder() throws IOException {
    delay(SHORT);
    try (Table table = rated();
        SocketClient watching = table.join(Visitor.fresh());
        SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      List<Integer> seen = new ArrayList<>();
      Outgoing.Game first = watching.await(Outgoing.Game.class);
      assertEquals((long) SHORT, first.late());
      assertEquals(NEWCOMER, ratings(first.ratings()));
      seen.add(first.plies().size());
      play(table, 1, 4);
      end(table);
      assertEquals(CHANGED, ratings(table.black().await(Outgoing.Rated.class).ratings()));
      Outgoing.Game game;
      do {
        game = watching.await(Outgoing.Game.class);
        seen.add(game.plies().size());
        assertLate(game);
        assertEquals(game.result() == null ? NEWCOMER : CHANGED, ratings(game.ratings()));
      } while (game.result() == null);
      assertEquals("whiteWins resignation", game.result() + " " + game.ending());
      assertEquals(seen.stream().sorted().toList(), seen);
      assertEquals(4, seen.get(seen.size() - 1));
      assertTrue(heard(watching).stream().noneMatch(Outgoing.Moved.class::isInstance));
      table.white().send(new Incoming.Rematch());
      assertEquals("white", watching.await(Outgoing.Rematched.class).by());
      assertTrue(heard(lobby).size() > 0);
    }
  }

  private static String ratings(Outgoing.@Nullable Ratings ratings) {
    return ratings == null ? "none" : strength(ratings.white()) + ", " + strength(ratings.black());
  }

  private static String strength(Outgoing.@Nullable Strength of) {
    return of == null ? "none" : of.rating() + (of.provisional() ? "? " : " ") + of.change();
  }

  private static void assertLate(Outgoing.Game game) {
    List<Outgoing.Played> plies = game.plies();
    String newest =
        game.endedAt() != null
            ? Objects.requireNonNull(game.endedAt())
            : plies.isEmpty() ? game.startedAt() : plies.get(plies.size() - 1).at();
    assertTrue(
        !Instant.parse(newest).plus(Duration.ofSeconds(SHORT)).isAfter(Instant.now()), newest);
  }

  @Test
  void theLobbyShowsWhatIsDueAlsoWhereNothingElseHappens() throws IOException {
    delay(SHORT);
    try (Table table = rated();
        SocketClient lobby = SocketClient.open(base(), "lobby", Visitor.fresh())) {
      play(table, 1, 2);
      lobby.await(
          Outgoing.Games.class,
          games -> games.games().stream().anyMatch(is(table.game()).and(one -> one.ply() == 2)));
    }
  }
}
