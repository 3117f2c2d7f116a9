package dama.notice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.archive.StoredGame;
import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.player.Player;
import dama.rules.Side;
import dama.rules.Variants;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whom there is what to tell of what happened. */
class NoticesTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Player ANA = new Player(1, "Ana", false);
  private static final Player BEN = new Player(2, "Ben", false);

  private Game game = Game.start(Variants.INTERNATIONAL);

  private StoredGame stored() {
    return new StoredGame("abcdefghij", ANA, BEN, game, 1, null, null, NOW, null);
  }

  /** As {@code Ana YOUR_MOVE}. */
  private List<String> told(Side by, GameCommand command) {
    Decision.Accepted accepted = (Decision.Accepted) game.apply(command, by, NOW);
    game = accepted.next();
    return Notices.happened(stored(), accepted.events()).stream().map(NoticesTest::text).toList();
  }

  private static String text(Notice notice) {
    assertTrue(notice.to().id() != notice.other().id());
    return notice.to().name() + " " + notice.kind();
  }

  private static GameCommand move(int ply, int from, int to) {
    return new GameCommand.Play(ply, List.of(from, to), 0);
  }

  @Test
  void aMoveIsToldToWhoeverIsToMoveNow() {
    assertEquals(List.of("Ben YOUR_MOVE"), told(Side.WHITE, move(1, 32, 28)));
    assertEquals(List.of("Ana YOUR_MOVE"), told(Side.BLACK, move(2, 20, 25)));
  }

  @Test
  void anOfferIsToldToTheOther() {
    List<String> first = told(Side.WHITE, move(1, 32, 28));
    assertEquals(1, first.size());
    assertEquals(List.of("Ben DRAW_OFFERED"), told(Side.WHITE, new GameCommand.OfferDraw()));
    assertEquals(List.of("Ben TAKEBACK_ASKED"), told(Side.WHITE, new GameCommand.AskTakeback(1)));
    assertEquals(List.of("Ana YOUR_MOVE"), told(Side.BLACK, new GameCommand.AcceptTakeback(1)));
  }

  @Test
  void anEndIsToldToBothAsItIsForEach() {
    assertEquals(List.of("Ana LOST", "Ben WON"), told(Side.WHITE, new GameCommand.Resign()));
  }

  @Test
  void aDrawAndAGameThatIsAbortedAreTheSameForBoth() {
    assertEquals(List.of("Ana ABORTED", "Ben ABORTED"), told(Side.BLACK, new GameCommand.Abort()));
    game = Game.start(Variants.INTERNATIONAL);
    assertEquals(List.of("Ben DRAW_OFFERED"), told(Side.WHITE, new GameCommand.OfferDraw()));
    assertEquals(List.of("Ana DRAWN", "Ben DRAWN"), told(Side.BLACK, new GameCommand.AcceptDraw()));
  }

  @Test
  void aGameThatBeginsIsToldToBoth() {
    assertEquals(
        List.of("Ana STARTED", "Ben STARTED"),
        Notices.started(stored()).stream().map(NoticesTest::text).toList());
  }
}
