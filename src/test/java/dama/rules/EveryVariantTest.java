package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.naive.RandomPosition;
import dama.notation.Fen;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of every move of every kind, in positions of all sorts. */
class EveryVariantTest {
  private static final int POSITIONS = 500;

  static List<Variant> all() {
    return Variants.all();
  }

  private static Stream<Position> positions(Variant variant) {
    RandomPosition positions = new RandomPosition(variant.id(), 42);
    return Stream.generate(positions::next).limit(POSITIONS).map(fen -> Fen.read(fen, variant));
  }

  @ParameterizedTest
  @MethodSource("all")
  void aMoveTakesNothingButWhatItSaysAndPassesTheTurn(Variant variant) {
    positions(variant)
        .forEach(
            before -> {
              for (Move move : variant.legalMoves(before)) {
                Position after = variant.play(before, move);
                Side mover = before.sideToMove();
                assertEquals(mover.opponent(), after.sideToMove());
                assertEquals(before.count(mover), after.count(mover));
                assertEquals(
                    before.count(mover.opponent()) - move.captured().size(),
                    after.count(mover.opponent()));
              }
            });
  }

  @ParameterizedTest
  @MethodSource("all")
  void noManStandsOnItsCrowningRow(Variant variant) {
    positions(variant)
        .flatMap(p -> variant.legalMoves(p).stream().map(move -> variant.play(p, move)))
        .forEach(
            after -> {
              for (Side side : Side.values()) {
                for (int square : after.squares(Piece.man(side))) {
                  assertFalse(variant.boardSize().crowns(square, side), after::toString);
                }
              }
            });
  }

  @ParameterizedTest
  @MethodSource("all")
  void ifOneMoveCapturesAllDo(Variant variant) {
    positions(variant)
        .map(variant::legalMoves)
        .forEach(moves -> assertTrue(moves.stream().map(Move::isCapture).distinct().count() <= 1));
  }

  @ParameterizedTest
  @MethodSource("all")
  void noTwoMovesAreTheSame(Variant variant) {
    positions(variant)
        .forEach(
            position -> {
              List<Move> moves = variant.legalMoves(position);
              assertEquals(moves.size(), texts(moves, 0).size(), () -> position + ": " + moves);
            });
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyMoveIsFoundByItsPath(Variant variant) {
    positions(variant)
        .forEach(
            position -> {
              for (Move move : variant.legalMoves(position)) {
                assertEquals(List.of(move), variant.matching(position, move.path()));
                if (move.isCapture()) {
                  Move along = variant.captureAlong(position, move.path()).orElseThrow();
                  assertEquals(move, along);
                }
              }
            });
  }

  @ParameterizedTest
  @MethodSource("all")
  void legalCapturesAreAmongThePossibleOnes(Variant variant) {
    positions(variant)
        .forEach(
            position -> {
              Set<String> possible = texts(variant.captures(position), 0);
              List<Move> legal = variant.legalMoves(position);
              if (!possible.isEmpty()) {
                assertTrue(possible.containsAll(texts(legal, 0)));
              }
              assertEquals(possible.isEmpty(), legal.stream().noneMatch(Move::isCapture));
            });
  }

  /** Turned half round, White's game is Black's. */
  @ParameterizedTest
  @MethodSource("all")
  void turnedPositionsHaveTurnedMoves(Variant variant) {
    int turn = variant.boardSize().squares() + 1;
    positions(variant)
        .forEach(
            position ->
                assertEquals(
                    texts(variant.legalMoves(position), turn),
                    texts(variant.legalMoves(turned(position, turn)), 0),
                    position::toString));
  }

  private static Position turned(Position position, int turn) {
    Position turned = Position.empty(position.boardSize(), position.sideToMove().opponent());
    for (Piece piece : Piece.values()) {
      Side other = piece.side().opponent();
      for (int square : position.squares(piece)) {
        turned = turned.with(turn - square, piece.isKing() ? Piece.king(other) : Piece.man(other));
      }
    }
    return turned;
  }

  /** Moves by their ends and what they take; the squares turned, if so wished. */
  private static Set<String> texts(List<Move> moves, int turn) {
    return moves.stream()
        .map(
            move ->
                Stream.concat(Stream.of(move.from(), move.to()), move.captured().stream().sorted())
                    .map(square -> turn == 0 ? square : turn - square)
                    .map(String::valueOf)
                    .collect(Collectors.joining(" ")))
        .map(text -> sorted(text))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String sorted(String text) {
    List<String> parts = List.of(text.split(" ", -1));
    return parts.get(0)
        + "-"
        + parts.get(1)
        + parts.subList(2, parts.size()).stream().sorted().toList();
  }
}
