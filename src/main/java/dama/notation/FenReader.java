package dama.notation;

import dama.rules.BoardSize;
import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.EnumSet;
import java.util.Set;

/** Reads one position. */
final class FenReader {
  private final String text;
  private final BoardSize size;
  private final Set<Side> listed = EnumSet.noneOf(Side.class);
  private Position position;

  FenReader(String text, Variant variant) {
    this.text = text;
    this.size = variant.boardSize();
    this.position = Position.empty(size, Side.WHITE);
  }

  Position read() {
    int end = endOfText();
    int colon = colonOrEnd(0, end);
    position = Position.empty(size, side(0, colon, "side to move"));
    while (colon < end) {
      int start = colon + 1;
      colon = colonOrEnd(start, end);
      readList(start, colon);
    }
    for (Side side : Side.values()) {
      if (!listed.contains(side)) {
        throw new NotationException("no list of " + name(side) + "'s pieces", end + 1);
      }
    }
    return position;
  }

  /** Blanks around the text and one final dot are let pass. */
  private int endOfText() {
    String stripped = text.stripTrailing();
    return stripped.length() - (stripped.endsWith(".") ? 1 : 0);
  }

  private int colonOrEnd(int start, int end) {
    int colon = text.indexOf(':', start);
    return colon < 0 || colon > end ? end : colon;
  }

  private Side side(int start, int end, String what) {
    return switch (text.substring(start, end).strip()) {
      case "W" -> Side.WHITE;
      case "B" -> Side.BLACK;
      default ->
          throw new NotationException(
              "expected W or B as " + what + ", found " + quote(start, end), start + 1);
    };
  }

  private void readList(int start, int end) {
    int letter = skipBlanks(start, end);
    Side side = side(letter, Math.min(letter + 1, end), "side of a list");
    if (!listed.add(side)) {
      throw new NotationException("a second list of " + name(side) + "'s pieces", letter + 1);
    }
    int at = letter + 1;
    if (text.substring(at, end).isBlank()) {
      return;
    }
    while (at <= end) {
      int comma = text.indexOf(',', at);
      int itemEnd = comma < 0 || comma > end ? end : comma;
      readItem(skipBlanks(at, itemEnd), itemEnd, side);
      at = itemEnd + 1;
    }
  }

  private void readItem(int start, int end, Side side) {
    boolean king = start < end && text.charAt(start) == 'K';
    int first = king ? start + 1 : start;
    int dash = text.indexOf('-', first);
    Piece piece = king ? Piece.king(side) : Piece.man(side);
    if (dash < 0 || dash >= end) {
      put(square(first, end), piece, start);
      return;
    }
    int from = square(first, dash);
    int to = square(dash + 1, end);
    if (from > to) {
      throw new NotationException("range " + quote(first, end) + " runs backwards", first + 1);
    }
    for (int square = from; square <= to; square++) {
      put(square, piece, start);
    }
  }

  private int square(int start, int end) {
    String name = text.substring(start, end).strip();
    int square = SquareNames.read(name, size);
    if (square == 0) {
      String problem =
          name.matches("[0-9]+")
              ? " is off the board (1 to " + size.squares() + ")"
              : " is no square";
      throw new NotationException(quote(start, end) + problem, start + 1);
    }
    return square;
  }

  private void put(int square, Piece piece, int at) {
    if (position.pieceAt(square) != null) {
      throw new NotationException("a second piece on square " + square, at + 1);
    }
    if (!piece.isKing() && size.crowns(square, piece.side())) {
      throw new NotationException(
          "a " + name(piece.side()) + " man on its crowning row, square " + square, at + 1);
    }
    position = position.with(square, piece);
  }

  private int skipBlanks(int start, int end) {
    int at = start;
    while (at < end && text.charAt(at) == ' ') {
      at++;
    }
    return at;
  }

  private String quote(int start, int end) {
    String part = text.substring(start, end).strip();
    return part.isEmpty()
        ? "nothing"
        : "'" + (part.length() > 20 ? part.substring(0, 20) + "..." : part) + "'";
  }

  private static String name(Side side) {
    return side == Side.WHITE ? "White" : "Black";
  }
}
