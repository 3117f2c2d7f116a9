package dama.game;

import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.rules.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game as those see it who see it later. */
class PastTest {
  private static final Instant BEGIN = Instant.parse("2026-01-31T12:00:00Z");
  private static final Terms BLITZ =
      new Terms(TimeControl.increment(Duration.ofMinutes(3), Duration.ofSeconds(2)), false);

  private static Instant second(long n) {
    return BEGIN.plusSeconds(n);
  }

  private static Game does(Game game, GameCommand command, Instant at) {
    return ((Decision.Accepted) game.apply(command, game.turn(), at)).next();
  }

  private static Game play(Game game, Instant at, int... path) {
    List<Integer> squares = Arrays.stream(path).boxed().toList();
    return does(game, new GameCommand.Play(game.plies().size() + 1, squares), at);
  }

  /** Plies at 1, 2, 12 and 32 seconds. */
  private static Game played() {
    Game game = Game.start(INTERNATIONAL, BLITZ, INTERNATIONAL.start(), BEGIN);
    game = play(game, second(1), 32, 28);
    game = play(game, second(2), 19, 23);
    game = play(game, second(12), 28, 19);
    return play(game, second(32), 14, 23);
  }

  @Test
  void onlyWhatWasPlayedByThenIsSeen() {
    assertEquals(0, played().asOf(second(0)).plies().size());
    assertEquals(1, played().asOf(second(1)).plies().size());
    assertEquals(3, played().asOf(second(31)).plies().size());
    assertEquals(played().plies(), played().asOf(second(32)).plies());
    assertEquals(played().position(), played().asOf(second(99)).position());
  }

  @Test
  void theClocksAreThoseOfThen() {
    Game then = played().asOf(second(20));
    assertEquals(172_000, then.timeLeft(Side.WHITE, second(20)));
    assertEquals(172_000, then.timeLeft(Side.BLACK, second(20)));
    assertEquals(played().clock().white(), played().asOf(second(40)).clock().white());
    assertEquals(played().clock().black(), played().asOf(second(40)).clock().black());
  }

  @Test
  void anEndIsNotSeenBeforeItsTimeAndNeitherIsAnOffer() {
    Game resigned = does(played(), new GameCommand.Resign(), second(40));
    assertFalse(resigned.asOf(second(39)).isOver());
    Game offered = does(played(), new GameCommand.OfferDraw(), second(40));
    assertNull(offered.asOf(second(41)).drawOfferedBy());
  }
}
