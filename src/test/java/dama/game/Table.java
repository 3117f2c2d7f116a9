package dama.game;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import dama.game.Decision.Accepted;
import dama.game.Decision.Refused;
import dama.notation.Fen;
import dama.notation.MoveNotation;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game at which tests sit down: what happens in it, in few words. */
record Table(Game game, List<GameEvent> events) {
  static final Instant NOW = Instant.parse("2026-01-31T12:00:00Z");

  static Table of(Variant variant) {
    return new Table(Game.start(variant), List.of());
  }

  static Table of(Variant variant, String fen) {
    return new Table(Game.start(variant, Fen.read(fen, variant)), List.of());
  }

  /** Moves of the sides in turn, each as it is written. */
  Table play(String... texts) {
    Table table = this;
    for (String text : texts) {
      Game game = table.game;
      List<Integer> path = MoveNotation.read(text, game.position(), game.variant()).path();
      table = table.does(game.turn(), new GameCommand.Play(game.plies().size() + 1, path));
    }
    return table;
  }

  Table does(Side side, GameCommand command) {
    Decision decision = game.apply(command, side, NOW);
    if (decision instanceof Accepted accepted) {
      return new Table(accepted.next(), accepted.events());
    }
    return fail(command + " of " + side + ": " + decision);
  }

  Refused refuses(Side side, GameCommand command) {
    return assertInstanceOf(Refused.class, game.apply(command, side, NOW));
  }

  /** What is said to a path of the side whose turn it is. */
  Refused refuses(@Nullable Integer... path) {
    return refuses(game.turn(), new GameCommand.Play(game.plies().size() + 1, Arrays.asList(path)));
  }
}
