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

  /** A game of random moves and words; its outcome is as random. */
  private static Game random(Variant variant, Random random) {
    Game game = Game.start(variant);
    while (!game.isOver()) {
      Side by = Side.values()[random.nextInt(2)];
      GameCommand command =
          switch (random.nextInt(60)) {
            case 0 -> new GameCommand.OfferDraw();
            case 1 ->
                random.nextInt(20) == 0 ? new GameCommand.Resign() : new GameCommand.DeclineDraw();
            default -> move(game, random);
          };
      Side actor = command instanceof GameCommand.Play ? game.turn() : by;
      Instant at = BEGIN.plusMillis(game.plies().size() * 1234L);
      if (game.apply(command, actor, at) instanceof Accepted accepted) {
        game = accepted.next();
        assertEquals(game, restored(game));
      }
    }
    return game;
  }

  private static GameCommand move(Game game, Random random) {
    List<Move> legal = game.legalMoves();
    return new GameCommand.Play(
        game.plies().size() + 1, legal.get(random.nextInt(legal.size())).path());
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
