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
record Table(Game game, List<GameEvent> events, Instant now) {
  static final Instant NOW = Instant.parse("2026-01-31T12:00:00Z");

  static Table of(Variant variant) {
    return new Table(Game.start(variant), List.of(), NOW);
  }

  static Table of(Variant variant, String fen) {
    return new Table(Game.start(variant, Fen.read(fen, variant)), List.of(), NOW);
  }

  /** With a time control, as it is written. */
  static Table timed(Variant variant, String time) {
    return timed(variant, Fen.write(variant.start()), time);
  }

  static Table timed(Variant variant, String fen, String time) {
    Terms terms = new Terms(TimeControl.read(time).orElseThrow(), false);
    return new Table(Game.start(variant, terms, Fen.read(fen, variant), NOW), List.of(), NOW);
  }

  /** The same so much later. */
  Table after(long millis) {
    return new Table(game, events, now.plusMillis(millis));
  }

  /** A move that its side has thought about for so long. */
  Table play(long millis, String text) {
    return after(millis).play(text);
  }

  /** What a side has left now, in milliseconds. */
  long left(Side side) {
    return game.timeLeft(side, now);
  }

  /** What the last command made happen, besides plies. */
  List<Happening.Kind> happened() {
    return events.stream()
        .filter(GameEvent.Happened.class::isInstance)
        .map(event -> ((GameEvent.Happened) event).happening().kind())
        .toList();
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
    Decision decision = game.apply(command, side, now);
    if (decision instanceof Accepted accepted) {
      return new Table(accepted.next(), accepted.events(), now);
    }
    return fail(command + " of " + side + ": " + decision);
  }

  Refused refuses(Side side, GameCommand command) {
    return assertInstanceOf(Refused.class, game.apply(command, side, now));
  }

  /** What is said to a path of the side whose turn it is. */
  Refused refuses(@Nullable Integer... path) {
    return refuses(game.turn(), new GameCommand.Play(game.plies().size() + 1, Arrays.asList(path)));
  }
}
