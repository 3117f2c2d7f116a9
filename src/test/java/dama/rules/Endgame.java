package dama.rules;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import java.util.Optional;

/** An endgame in the course of play, with its counters. */
record Endgame(Variant variant, Position position, DrawCounters counters) {
  static Endgame of(Variant variant, String fen) {
    Position position = Fen.read(fen, variant);
    return new Endgame(variant, position, DrawCounters.start(position));
  }

  Endgame play(String... texts) {
    Endgame endgame = this;
    for (String text : texts) {
      endgame = endgame.after(Legal.move(variant, endgame.position, text));
    }
    return endgame;
  }

  /** So many plies in which a king moves and leaves nothing to capture, no matter where. */
  Endgame idle(int plies) {
    Endgame endgame = this;
    for (int ply = 0; ply < plies; ply++) {
      endgame = endgame.after(endgame.idleMove());
    }
    return endgame;
  }

  /** The articles by which the game is drawn now, repetition left aside. */
  List<String> drawn() {
    return variant.drawRules().stream()
        .filter(rule -> rule.counter() != DrawCounter.REPETITIONS)
        .map(rule -> counters.reached(List.of(rule)))
        .flatMap(Optional::stream)
        .map(DrawRule::article)
        .toList();
  }

  private Endgame after(Move move) {
    Position next = variant.play(position, move);
    return new Endgame(variant, next, counters.after(move, next));
  }

  private Move idleMove() {
    return variant.legalMoves(position).stream()
        .filter(move -> !move.isCapture() && isKing(move))
        .filter(move -> variant.captures(variant.play(position, move)).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private boolean isKing(Move move) {
    return position.squares(Piece.king(position.sideToMove())).contains(move.from());
  }
}
