package dama.notation;

import dama.rules.BoardSize;
import dama.rules.Piece;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads one position. */
final class FenReader {
  private final String text;
  private final boolean strict;
  private final BoardSize size;
  private final SquareNames.View view;
  private final Set<Side> listed = EnumSet.noneOf(Side.class);
  private Position position;

  /** Lists that are empty down to their letter. */
  private int unnamed;

  /**
   * @param strict whether a man on the row where it would have been crowned is refused
   */
  FenReader(String text, Variant variant, boolean turned, boolean strict) {
    this.strict = strict;
    this.view = new SquareNames.View(turned, false);
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
      if (!listed.contains(side) && unnamed-- <= 0) {
        throw new NotationException("no list of " + name(side) + "'s pieces", "", end + 1);
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
          throw wrong("expected W or B as " + what + ", found " + quote(start, end), start, end);
    };
  }

  private void readList(int start, int end) {
    int letter = skipBlanks(start, end);
    if (letter == end && listed.size() + unnamed < Side.values().length) {
      unnamed++;
      return;
    }
    Side side = side(letter, Math.min(letter + 1, end), "side of a list");
    if (!listed.add(side)) {
      throw wrong("a second list of " + name(side) + "'s pieces", letter, end);
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
      put(square(first, end), piece, start, end);
      return;
    }
    for (int square : range(first, dash, end)) {
      put(square, piece, start, end);
    }
  }

  /** Only numbers have a range: names of files and ranks have no order along the board. */
  private int[] range(int first, int dash, int end) {
    int from = square(first, dash);
    int to = square(dash + 1, end);
    if (!text.substring(first, end).matches("[0-9\\s-]+")) {
      throw wrong("range " + quote(first, end) + " is not of numbers", first, end);
    }
    if (view.numbersTurned() ? from < to : from > to) {
      throw wrong("range " + quote(first, end) + " runs backwards", first, end);
    }
    return IntStream.rangeClosed(Math.min(from, to), Math.max(from, to)).toArray();
  }

  private int square(int start, int end) {
    String name = text.substring(start, end).strip();
    int square = SquareNames.read(name, size, view);
    if (square == 0) {
      String problem =
          name.matches("[0-9]+")
              ? " is off the board (1 to " + size.squares() + ")"
              : " is no square";
      throw wrong(quote(start, end) + problem, start, end);
    }
    return square;
  }

  private void put(int square, Piece piece, int start, int end) {
    if (position.pieceAt(square) != null) {
      throw wrong("a second piece on square " + square, start, end);
    }
    if (strict && !piece.isKing() && size.crowns(square, piece.side())) {
      String man = "a " + name(piece.side()) + " man";
      throw wrong(man + " on its crowning row, square " + square, start, end);
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

  private NotationException wrong(String problem, int start, int end) {
    return new NotationException(problem, text.substring(start, end).strip(), start + 1);
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
