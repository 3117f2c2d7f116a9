package dama.game;

import static dama.rules.Variants.INTERNATIONAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dama.game.Decision.Accepted;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of a game makes the same game again. */
class RestoreTest {
  private static final Instant BEGIN = Instant.parse("2026-01-31T12:00:00Z");

  private static Game restored(Game game) {
    List<Played> kept =
        game.plies().stream()
            .map(ply -> new Played(ply.move().path(), ply.at(), ply.spent()))
            .toList();
    return Game.restore(
        game.variant(),
        game.terms(),
        game.start(),
        kept,
        game.clock(),
        game.dealings(),
        game.outcome());
  }

  private static final List<String> TIMES = List.of("-", "60+1", "60d2", "1/86400");

  /** A game of random moves, words and pauses; its outcome is as random. */
  private static Game random(Variant variant, Random random) {
    TimeControl time = TimeControl.read(TIMES.get(random.nextInt(TIMES.size()))).orElseThrow();
    Game game = Game.start(variant, new Terms(time, false), variant.start(), BEGIN);
    Instant now = BEGIN;
    for (int i = 0; i < 250 && !game.isOver(); i++) {
      GameCommand command = command(game, random);
      Side by = command instanceof GameCommand.Play ? game.turn() : Side.values()[i % 2];
      now = now.plusMillis(random.nextInt(1_500));
      if (game.apply(command, by, now) instanceof Accepted accepted) {
        game = accepted.next();
        assertEquals(game, restored(game));
      }
    }
    return game;
  }

  private static GameCommand command(Game game, Random random) {
    int last = game.plies().size();
    return switch (random.nextInt(40)) {
      case 0 -> new GameCommand.OfferDraw();
      case 1 -> new GameCommand.DeclineDraw();
      case 2 -> new GameCommand.ClaimDraw();
      case 3, 4 -> new GameCommand.AskTakeback(last - random.nextInt(2));
      case 5, 6 -> new GameCommand.AcceptTakeback(game.dealings().takebackPly());
      case 7 -> new GameCommand.DeclineTakeback();
      case 8 -> new GameCommand.AddTime();
      case 9 -> new GameCommand.Credit(random.nextInt(9_999));
      case 10, 11 -> new GameCommand.Premove(last + 2, move(game, random).path());
      case 12 -> new GameCommand.CancelPremove();
      case 13 -> random.nextInt(20) == 0 ? new GameCommand.Resign() : new GameCommand.FlagFall();
      default -> move(game, random);
    };
  }

  private static GameCommand.Play move(Game game, Random random) {
    List<Move> legal = game.legalMoves();
    return new GameCommand.Play(
        game.plies().size() + 1,
        legal.get(random.nextInt(legal.size())).path(),
        random.nextInt(600));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyStateOfARandomGameIsRestoredAsItWas(long seed) {
    for (Variant variant : Variants.all()) {
      Game game = random(variant, new Random(seed));
      assertEquals(game, restored(game));
    }
  }

  @Test
  void aPathThatIsNotLegalIsNotRestored() {
    List<Played> kept = List.of(new Played(List.of(32, 23), BEGIN, 0));
    assertThrows(
        IllegalStateException.class,
        () ->
            Game.restore(
                INTERNATIONAL,
                Terms.CASUAL,
                INTERNATIONAL.start(),
                kept,
                Clock.NONE,
                Dealings.NONE,
                null));
  }
}
