package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.archive.GameStore;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

abstract class ChatStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123456Z");

  private final ChatStore chat;
  private final Player ada;
  private final Player ben;

  /** A game of their own is a room where nobody else is heard. */
  private final String room;

  ChatStoreCases(Rows rows) {
    chat = rows.store(ChatStore.class);
    ada = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    ben = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    room = rows.store(GameStore.class).create(Variants.RUSSIAN, ada, ben, NOW).id();
  }

  private ChatLine say(Player author, String text) {
    return say(author, text, NOW);
  }

  private ChatLine say(Player author, String text, Instant at) {
    return append(author, text, 3, UUID.randomUUID().toString(), at);
  }

  private ChatLine append(Player author, String text, int ply, String key, Instant at) {
    return chat.append(
        new Draft(room, author, text, ply, key, "a1b2"), new LineGate.Verdict.Show(Set.of()), at);
  }

  private List<ChatLine> last(int count) {
    return chat.last(room, count, ben);
  }

  private List<ChatLine> find(
      @Nullable String name, @Nullable String text, @Nullable Instant from, @Nullable Instant to) {
    return chat.search(new ChatQuery(room, name, text, from, to, 0), 100).lines();
  }

  @Test
  void aLineIsKeptWholeToTheMillisecond() {
    ChatLine line = append(ada, "مرحبا بالعالم 👋🏽 নমস্কার", 12, "k", NOW);
    assertEquals(
        new ChatLine(
            line.id(),
            Instant.parse("2026-03-01T10:15:30.123Z"),
            room,
            ada.id(),
            ada.name(),
            false,
            "a1b2",
            "مرحبا بالعالم 👋🏽 নমস্কার",
            12,
            "k",
            LineStatus.SHOWN,
            Set.of(),
            false),
        line);
    assertEquals(List.of(line), last(100));
  }

  @Test
  void aLineSentTwiceIsStoredOnceAsItWasFirst() {
    ChatLine first = append(ada, "once", 1, "same", NOW);
    assertEquals(first, append(ada, "twice", 2, "same", NOW.plusSeconds(9)));
    ChatLine others = append(ben, "other", 1, "same", NOW);
    assertEquals(List.of(first, others), last(100));
  }

  @Test
  void aLineSentTwentyTimesAtOnceIsStoredOnce() throws Exception {
    List<ChatLine> lines = Race.of(20, runner -> () -> append(ada, "now", 1, "raced", NOW));
    assertEquals(1, new HashSet<>(lines).size());
    assertEquals(1, last(100).size());
  }

  @Test
  void theLastLinesComeOldestFirst() {
    say(ada, "one");
    ChatLine two = say(ben, "two");
    ChatLine three = say(ada, "three");
    assertEquals(List.of(two, three), last(2));
    assertEquals(List.of(), chat.last("nosuchroom", 2, ada));
  }

  @Test
  void pagesFollowOneAnotherWithoutGapOrRepetition() {
    List<ChatLine> said = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      said.add(0, say(ada, "line " + i));
    }
    List<ChatLine> found = new ArrayList<>();
    long before = 0;
    int pages = 0;
    do {
      FoundLines page = chat.search(new ChatQuery(room, null, null, null, null, before), 3);
      found.addAll(page.lines());
      before = page.next();
      pages++;
    } while (before != 0);
    assertEquals(said, found);
    assertEquals(3, pages);
  }

  @Test
  void namesAreFoundByTheirBeginningInAnyCase() {
    Player istanbul = new Player(ada.id(), "İstanbullu", false);
    Player greek = new Player(ada.id(), "Οδυσσεύς", false);
    ChatLine one = say(istanbul, "a");
    ChatLine two = say(greek, "b");
    assertEquals(List.of(one), find("İSTAN", null, null, null));
    assertEquals(List.of(two), find("ΟΔΥΣΣΕΎΣ", null, null, null));
    assertEquals(List.of(two), find("οδυσσεύς", null, null, null));
    assertEquals(List.of(), find("stanbul", null, null, null));
    assertEquals(List.of(), find("%", null, null, null));
  }

  @Test
  void textIsFoundAnywhereInAnyCaseAndLiterally() {
    ChatLine one = say(ada, "Всё хорошо, 100%_sure!");
    ChatLine two = say(ada, "100 and one");
    assertEquals(List.of(one), find(null, "ХОРОШО", null, null));
    assertEquals(List.of(one), find(null, "0%_S", null, null));
    assertEquals(List.of(one), find(null, "sure!", null, null));
    assertEquals(List.of(two, one), find(null, "100", null, null));
    assertEquals(List.of(), find(null, "1_0", null, null));
    assertEquals(List.of(), find(null, "100\\%", null, null));
  }

  @Test
  void timesBoundTheLinesFromInclusiveToExclusive() {
    ChatLine one = say(ada, "one", NOW);
    ChatLine two = say(ada, "two", NOW.plusSeconds(60));
    assertEquals(List.of(two, one), find(null, null, one.at(), null));
    assertEquals(List.of(one), find(null, null, null, two.at()));
    assertEquals(List.of(two), find(null, null, one.at().plusMillis(1), null));
    assertEquals(List.of(), find(null, null, two.at().plusMillis(1), null));
    assertEquals(List.of(one), find(ada.name(), "ONE", one.at(), two.at()));
  }

  @Test
  void whatPostgresCannotKeepIsReplaced() {
    ChatLine line = say(ada, "a\u0000b\uD83Dc👋");
    assertEquals("a\uFFFDb\uFFFDc👋", line.text());
    assertEquals(List.of(line), last(1));
    assertEquals(List.of(line), find(null, "a\u0000b", null, null));
    assertEquals(List.of(), find("\u0000", null, null, null));
    assertEquals(List.of(), chat.last("\u0000", 1, ada));
  }

  @Test
  void fiveHundredOfAnyCharacterFit() {
    for (String character : List.of("ß", "👩", "ﷺ", "ΐ", "İ")) {
      String text = character.repeat(500);
      assertEquals(text, say(ada, text).text());
    }
  }

  @Test
  void aRoomThatIsNoGameStoresNothing() {
    Draft draft = new Draft("nosuchroom", ada, "x", 0, "lost", null);
    LineGate.Verdict show = new LineGate.Verdict.Show(Set.of());
    assertThrows(RuntimeException.class, () -> chat.append(draft, show, NOW));
    assertTrue(
        chat.search(new ChatQuery("nosuchroom", null, null, null, null, 0), 9).lines().isEmpty());
  }
}
