package dama.notation;

import dama.notation.PdnFault.Reason;
import dama.notation.PdnReplay.Status;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plays a written game. A short capture that can be read in several ways is read in all of them,
 * until the moves that follow leave but one.
 */
final class PdnReplayer {
  /** Readings that are followed side by side; no game that was played needs as many. */
  private static final int MOST_READINGS = 32;

  private final PdnScore score;
  private final Variant variant;
  private final SquareNames.View view;

  private PdnReplayer(PdnScore score, Variant variant, boolean lettersTurned) {
    this.score = score;
    this.variant = variant;
    this.view = new SquareNames.View(PdnHabit.of(variant).turned(), lettersTurned);
  }

  /**
   * One way to read the moves so far.
   *
   * @param foremost whether each capture in it is the first of those that its ends can mean
   */
  private record Reading(
      @Nullable Reading before, @Nullable Move move, Position position, boolean foremost) {

    List<Move> moves() {
      Deque<Move> moves = new ArrayDeque<>();
      for (Reading at = this; at != null && at.move != null; at = at.before) {
        moves.addFirst(at.move);
      }
      return new ArrayList<>(moves);
    }
  }

  /** Where Black begins, some name the squares as Black sees them. */
  static PdnReplay replay(PdnScore score, Variant variant) {
    PdnReplay replay = new PdnReplayer(score, variant, false).replay();
    boolean atOnce = replay.status() == Status.ILLEGAL && replay.moves().isEmpty();
    if (atOnce && variant.firstToMove() == Side.BLACK) {
      PdnReplay turned = new PdnReplayer(score, variant, true).replay();
      return turned.moves().isEmpty() ? replay : turned;
    }
    return replay;
  }

  private PdnReplay replay() {
    Position start = variant.start();
    String fen = score.tags().get(PdnScore.FEN);
    if (fen == null) {
      return replay(start);
    }
    try {
      return replay(Fen.readFound(fen, variant, view.numbersTurned()));
    } catch (NotationException problem) {
      String part = problem.part().isEmpty() ? fen : problem.part();
      String detail = ": " + problem.getMessage();
      PdnFault fault = new PdnFault(Reason.BAD_POSITION, part, score.fenLine(), detail);
      return new PdnReplay(Status.UNREADABLE, start, List.of(), start, fault);
    }
  }

  private PdnReplay replay(Position start) {
    List<Reading> readings = List.of(new Reading(null, null, start, true));
    for (PdnMove move : score.moves()) {
      List<Reading> next = after(readings, move.text());
      if (next.isEmpty()) {
        PdnFault fault = new PdnFault(Reason.ILLEGAL_MOVE, move.text(), move.line());
        return result(Status.ILLEGAL, start, readings.get(0), fault);
      }
      readings = next;
    }
    Reading last = readings.get(0);
    if (score.fault() != null) {
      return result(Status.UNREADABLE, start, last, score.fault());
    }
    Status status = last.foremost() ? Status.OK : Status.OK_AFTER_DISAMBIGUATION;
    return result(status, start, last, null);
  }

  private List<Reading> after(List<Reading> readings, String text) {
    Map<Position, Reading> next = new LinkedHashMap<>();
    for (Reading reading : readings) {
      List<Move> meant = meant(text, reading.position());
      for (Move move : meant) {
        boolean foremost = reading.foremost() && isForemost(move, meant);
        Position position = variant.play(reading.position(), move);
        if (next.size() < MOST_READINGS) {
          next.putIfAbsent(position, new Reading(reading, move, position, foremost));
        }
      }
    }
    return new ArrayList<>(next.values());
  }

  private static boolean isForemost(Move move, List<Move> meant) {
    return meant.stream().noneMatch(other -> MoveNotation.BY_CAPTURED.compare(other, move) < 0);
  }

  private List<Move> meant(String text, Position position) {
    try {
      return MoveNotation.meant(text, position, variant, view);
    } catch (NotationException noSquare) {
      return List.of();
    }
  }

  private static PdnReplay result(
      Status status, Position start, Reading last, @Nullable PdnFault fault) {
    return new PdnReplay(status, start, last.moves(), last.position(), fault);
  }
}
