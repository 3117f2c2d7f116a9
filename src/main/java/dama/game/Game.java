package dama.game;

import dama.notation.MoveNotation;
import dama.notation.PdnGame;
import dama.notation.SquareNames;
import dama.rules.DrawCounters;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game between two people, as it stands. Immutable: a command makes the next one.
 *
 * @param start the position in which it began
 * @param plies every ply played, the first first
 * @param position the position now
 * @param counters what the draw rules have counted so far
 * @param drawOfferedBy whose draw offer is open, if any
 * @param outcome how it ended; null while it goes on
 */
public record Game(
    Variant variant,
    Position start,
    List<Ply> plies,
    Position position,
    DrawCounters counters,
    @Nullable Side drawOfferedBy,
    @Nullable Outcome outcome) {

  public Game {
    plies = List.copyOf(plies);
  }

  /** A new game in the start position of its variant. */
  public static Game start(Variant variant) {
    return start(variant, variant.start());
  }

  /** A new game in another position; it is over at once if the side to move cannot move. */
  public static Game start(Variant variant, Position start) {
    DrawCounters counters = DrawCounters.start(start);
    Outcome outcome = Verdict.on(variant, start, counters);
    return new Game(variant, start, List.of(), start, counters, null, outcome);
  }

  /**
   * The game that these plies make: equal in every part to the one that was kept.
   *
   * @param drawOfferedBy whose draw offer was open
   * @param outcome how it had ended, if it had; a resignation or an agreement shows in no ply
   * @throws IllegalStateException if a ply is not legal
   */
  public static Game restore(
      Variant variant,
      Position start,
      List<Played> plies,
      @Nullable Side drawOfferedBy,
      @Nullable Outcome outcome) {
    Game game = start(variant, start);
    for (Played played : plies) {
      List<Move> matches = variant.matching(game.position, game.legalMoves(), played.path());
      if (matches.size() != 1 || game.isOver()) {
        throw new IllegalStateException(
            "ply " + (game.plies.size() + 1) + " cannot be played: " + played.path());
      }
      game = game.after(matches.get(0), played.at());
    }
    return game.with(drawOfferedBy, outcome == null ? game.outcome : outcome);
  }

  /** What the game says to a command of one of its players; nothing changes by asking. */
  public Decision apply(GameCommand command, Side by, Instant now) {
    return new Judge(this, by, now).decide(command);
  }

  /** The legal moves of the side to move; none once the game is over. */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : variant.legalMoves(position, counters);
  }

  public Side turn() {
    return position.sideToMove();
  }

  public boolean isOver() {
    return outcome != null;
  }

  /** The game written down, with these tags. */
  public PdnGame toPdn(Map<String, String> tags) {
    String result = outcome == null ? "*" : outcome.result().points();
    return new PdnGame(tags, variant, start, plies.stream().map(Ply::move).toList(), result);
  }

  /** The game after a legal move. The move answers an open draw offer of the other side: no. */
  Game after(Move move, Instant at) {
    Side by = turn();
    Position next = variant.play(position, move);
    String notation = MoveNotation.write(move, position, variant, SquareNames.NUMERIC);
    DrawCounters counted = counters.after(move, next);
    List<Ply> played = new ArrayList<>(plies);
    played.add(new Ply(plies.size() + 1, by, move, notation, next, at));
    Outcome verdict = Verdict.on(variant, next, counted);
    Side offer = verdict == null && drawOfferedBy == by ? by : null;
    return new Game(variant, start, played, next, counted, offer, verdict);
  }

  Game with(@Nullable Side offer, @Nullable Outcome end) {
    return new Game(variant, start, plies, position, counters, offer, end);
  }
}
