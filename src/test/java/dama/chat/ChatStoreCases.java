package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.archive.GameStore;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.BlockStore;
import dama.player.FriendStore;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import dama.rules.Variants;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

abstract class ChatStoreCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123456Z");

  private final ChatStore chat;
  private final QuietStore quiet;
  private final BlockStore blocks;
  private final FriendStore friends;
  private final Player ada;
  private final Player ben;

  /** A game of their own is a room where nobody else is heard. */
  private final String room;

  ChatStoreCases(Rows rows) {
    chat = rows.store(ChatStore.class);
    quiet = rows.store(QuietStore.class);
    blocks = rows.store(BlockStore.class);
    friends = rows.store(FriendStore.class);
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
            false,
            null),
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

  private ChatLine store(LineGate.Verdict verdict, String text) {
    String key = UUID.randomUUID().toString();
    return chat.append(new Draft(room, ada, text, 0, key, null), verdict, NOW);
  }

  private List<String> textsFor(Player reader) {
    return chat.last(room, 100, reader).stream().map(ChatLine::text).toList();
  }

  @Test
  void aHeldLineIsForItsAuthorAndModerators() {
    ChatLine held = store(new LineGate.Verdict.Hold(Set.of(LineFlag.FILTER)), "held");
    say(ben, "shown");
    assertEquals(LineStatus.HELD, held.status());
    assertEquals(Set.of("FILTER"), held.flags());
    Player moderator = new Player(-1, "Mod", true, Role.MODERATOR);
    assertEquals(List.of("shown"), textsFor(ben));
    assertEquals(List.of("held", "shown"), textsFor(ada));
    assertEquals(List.of("held", "shown"), textsFor(moderator));
  }

  @Test
  void whatIsHeldFromAReaderLeavesRoomForOtherLines() {
    say(ben, "one");
    for (int i = 0; i < 5; i++) {
      store(new LineGate.Verdict.Hold(Set.of()), "held");
    }
    say(ben, "two");
    assertEquals(2, last(2).size());
  }

  @Test
  void flagsAreKeptWithTheLine() {
    ChatLine line =
        store(new LineGate.Verdict.Show(Set.of(LineFlag.REPEAT, LineFlag.CAPITALS)), "LOUD");
    assertEquals(Set.of("CAPITALS", "REPEAT"), line.flags());
    assertEquals(Optional.of(line), chat.byId(line.id()));
    assertEquals(Optional.of(line), chat.byKey(ada.id(), line.key()));
  }

  @Test
  void aReaderSeesThatSomethingWasHiddenAndNotWhat() {
    ChatLine line = say(ada, "foul");
    ChatLine hidden =
        new ChatLine(
            line.id(),
            line.at(),
            room,
            ada.id(),
            ada.name(),
            false,
            "a1b2",
            "foul",
            3,
            line.key(),
            LineStatus.HIDDEN,
            Set.of(),
            false,
            null);
    ChatLine seen = hidden.seenBy(ben).orElseThrow();
    assertEquals("", seen.text());
    assertEquals(null, seen.addressHash());
    assertEquals(line.id(), seen.id());
    assertEquals("", hidden.seenBy(ada).orElseThrow().text());
    Player moderator = new Player(-1, "Mod", true, Role.MODERATOR);
    assertEquals(Optional.of(hidden), hidden.seenBy(moderator));
  }

  @Test
  void aHushedRoomIsRememberedForEachPlayerAndRoom() {
    quiet.set(ada.id(), room, true);
    quiet.set(ada.id(), room, true);
    assertEquals(true, quiet.isQuiet(ada.id(), room));
    assertEquals(false, quiet.isQuiet(ben.id(), room));
    assertEquals(false, quiet.isQuiet(ada.id(), ChatStore.LOBBY));
    quiet.set(ada.id(), room, false);
    assertEquals(false, quiet.isQuiet(ada.id(), room));
  }

  @Test
  void friendsAreTheMarkersOwnAndApartFromWhomTheyBlock() {
    assertEquals(true, friends.mark(ada.id(), ben.id(), NOW));
    assertEquals(true, friends.mark(ada.id(), ben.id(), NOW));
    assertEquals(List.of(ben), friends.of(ada.id()));
    assertEquals(List.of(), friends.of(ben.id()));
    assertEquals(List.of(), blocks.of(ada.id()));
    assertEquals(false, friends.mark(ada.id(), ada.id(), NOW));
    friends.unmark(ada.id(), ben.id());
    assertEquals(List.of(), friends.of(ada.id()));
  }

  @Test
  void whoIsBlockedIsListedOnceUntilUnblocked() {
    assertEquals(true, blocks.block(ada.id(), ben.id(), NOW));
    assertEquals(true, blocks.block(ada.id(), ben.id(), NOW));
    assertEquals(List.of(ben), blocks.of(ada.id()));
    assertEquals(List.of(), blocks.of(ben.id()));
    assertEquals(false, blocks.block(ada.id(), ada.id(), NOW));
    assertEquals(false, blocks.block(ada.id(), Long.MAX_VALUE, NOW));
    blocks.unblock(ada.id(), ben.id());
    assertEquals(List.of(), blocks.of(ada.id()));
  }
}
