package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.archive.GameStore;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Variants;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;

abstract class LineSearchCases {
  private static final Instant NOW = Instant.parse("2026-03-01T10:15:30.123Z");

  private final ChatStore chat;
  private final LineSearchStore search;
  private final Player ada;
  private final Player ben;

  /** A game of their own is a room where nobody else is heard. */
  private final String room;

  LineSearchCases(Rows rows) {
    chat = rows.store(ChatStore.class);
    search = rows.store(LineSearchStore.class);
    ada = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    ben = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    room = rows.store(GameStore.class).create(Variants.RUSSIAN, ada, ben, NOW).id();
  }

  private ChatLine say(Player author, String text) {
    return say(author, text, NOW);
  }

  private ChatLine say(Player author, String text, Instant at) {
    return chat.append(
        new Draft(room, author, text, 3, UUID.randomUUID().toString(), "a1b2"),
        new LineGate.Verdict.Show(Set.of()),
        at);
  }

  private List<ChatLine> find(ChatQuery query) {
    return search.search(query, Paging.newest(100)).lines();
  }

  private List<ChatLine> saying(String text) {
    return find(here().saying(text));
  }

  private ChatQuery here() {
    return ChatQuery.ALL.in(room);
  }

  @Test
  void pagesFollowOneAnotherWithoutGapOrRepetitionBothWays() {
    List<ChatLine> said = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      said.add(say(ada, "line " + i));
    }
    Paging three = new Paging(true, 0, false, 3);
    FoundLines first = search.search(here(), three);
    FoundLines second = search.search(here(), three.after(said.get(2).id()));
    FoundLines third = search.search(here(), three.after(said.get(5).id()));
    assertEquals(
        List.of(said.subList(0, 3), said.subList(3, 6), said.subList(6, 7)),
        List.of(first.lines(), second.lines(), third.lines()));
    assertEquals(List.of(true, true, false), List.of(first.more(), second.more(), third.more()));
    FoundLines back = search.search(here(), three.before(said.get(6).id()));
    assertEquals(said.subList(3, 6), back.lines());
    assertTrue(back.more());
    assertFalse(search.search(here(), three.before(said.get(3).id())).more());
  }

  @Test
  void aPersonsLinesAreFoundWhateverTheyWereCalledThen() {
    ChatLine one = say(ada, "a");
    ChatLine two = say(new Player(ada.id(), "Οδυσσεύς", false), "b");
    ChatLine three = say(ben, "c");
    assertEquals(List.of(two, one), find(here().by(Set.of(ada.id()))));
    assertEquals(List.of(three, two, one), find(here().by(Set.of(ada.id(), ben.id()))));
    assertEquals(List.of(), find(here().by(Set.of())));
  }

  @Test
  void textIsFoundAnywhereInAnyCaseAndLiterally() {
    ChatLine one = say(ada, "Всё хорошо, 100%_sure!");
    ChatLine two = say(ada, "100 and one");
    assertEquals(List.of(one), saying("ХОРОШО"));
    assertEquals(List.of(one), saying("0%_S"));
    assertEquals(List.of(one), saying("sure!"));
    assertEquals(List.of(two, one), saying("100"));
    assertEquals(List.of(), saying("1_0"));
    assertEquals(List.of(), saying("100\\%"));
  }

  @Test
  void timesBoundTheLinesFromInclusiveToExclusive() {
    ChatLine one = say(ada, "one", NOW);
    ChatLine two = say(ada, "two", NOW.plusSeconds(60));
    assertEquals(List.of(two, one), find(here().between(one.at(), null)));
    assertEquals(List.of(one), find(here().between(null, two.at())));
    assertEquals(List.of(two), find(here().between(one.at().plusMillis(1), null)));
    assertEquals(List.of(), find(here().between(two.at().plusMillis(1), null)));
    assertEquals(
        List.of(one), find(here().by(Set.of(ada.id())).saying("ONE").between(one.at(), two.at())));
  }

  @Test
  void aLineIsFoundByItsTimeWhereverClocksHaveLeftItAmongTheIds() {
    ChatLine ahead = say(ada, "by a clock that is a year ahead", NOW.plus(Duration.ofDays(365)));
    ChatLine right = say(ada, "by a clock that is right", NOW);
    ChatLine behind = say(ada, "by a clock that was set back", NOW.minus(Duration.ofDays(700)));
    ChatLine after = say(ada, "by a clock that is right again", NOW.plusSeconds(60));
    assertEquals(List.of(after, right), find(here().between(NOW, NOW.plusSeconds(61))));
    assertEquals(List.of(ahead), find(here().between(NOW.plusSeconds(61), null)));
    assertEquals(List.of(behind), find(here().between(null, NOW)));
    assertEquals(List.of(behind), find(here().saying("set back").between(null, NOW)));
    assertEquals(List.of(), find(here().between(NOW.plus(Duration.ofDays(36_500)), null)));
  }

  @Test
  void whatIsAroundALineComesOldestFirst() {
    List<ChatLine> said = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      said.add(say(i % 2 == 0 ? ada : ben, "line " + i));
    }
    assertEquals(said.subList(2, 8), search.around(said.get(4), 2, 3));
    assertEquals(said.subList(0, 2), search.around(said.get(0), 20, 1));
  }

  @Test
  void whatPostgresCannotKeepIsLookedForAsItWasReplaced() {
    ChatLine line = say(ada, "a\u0000b\uD83Dc👋");
    assertEquals(List.of(line), saying("a\u0000b"));
    assertEquals(List.of(line), saying("👋"));
    assertEquals(List.of(), find(ChatQuery.ALL.in("\u0000")));
  }
}
