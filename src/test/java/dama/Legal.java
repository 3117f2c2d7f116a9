package dama;

import dama.notation.Fen;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.List;
import java.util.stream.Collectors;

/** Legal moves as short texts, so that a rule and its example fit on a line. */
public final class Legal {
  private Legal() {}

  /** All moves, in their order: {@code 32-28}, {@code 28x39:33}. */
  public static List<String> moves(Variant variant, String fen) {
    return variant.legalMoves(Fen.read(fen, variant)).stream().map(Legal::text).toList();
  }

  /** The one move that has this text. */
  public static Move move(Variant variant, Position position, String text) {
    return variant.legalMoves(position).stream()
        .filter(move -> text(move).equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError(text + " is not legal: " + position));
  }

  /** The position after the move that has this text. */
  public static String after(Variant variant, String fen, String text) {
    Position position = Fen.read(fen, variant);
    return Fen.write(variant.play(position, move(variant, position, text)));
  }

  private static String text(Move move) {
    String captured =
        move.captured().stream().sorted().map(String::valueOf).collect(Collectors.joining(","));
    return move.isCapture()
        ? move.from() + "x" + move.to() + ":" + captured
        : move.from() + "-" + move.to();
  }
}
