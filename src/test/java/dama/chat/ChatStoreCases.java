package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.archive.GameStore;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Variants;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
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
  void whatPostgresCannotKeepIsReplaced() {
    ChatLine line = say(ada, "a\u0000b\uD83Dc👋");
    assertEquals("a\uFFFDb\uFFFDc👋", line.text());
    assertEquals(List.of(line), last(1));
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
    assertEquals(List.of(), chat.last("nosuchroom", 9, ada));
  }
}
