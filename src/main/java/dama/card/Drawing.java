package dama.card;

import dama.rules.BoardSize;
import dama.rules.Piece;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;

/** A card: the board on the left, as White sees it, and on the right who plays. */
final class Drawing {
  private static final Color PAPER = new Color(0xf5f1e8);
  private static final Color INK = new Color(0x2a231b);
  private static final Color SOFT = new Color(0x665a4b);
  private static final Color FRAME = new Color(0x54361f);
  private static final Color LIGHT = new Color(0xecd9b4);
  private static final Color DARK = new Color(0xa87347);
  private static final Color LINE = new Color(0xe0c394);
  private static final Color LAST = new Color(0xe8, 0xc1, 0x4a, 158);

  private static final double BORDER = 12;

  /** What is left free around. */
  private static final double MARGIN = 32;

  private static final double MOST = Card.HEIGHT - 2 * (MARGIN + BORDER);

  /** The column on the right. */
  private static final double COLUMN = 646;

  private static final double COLUMN_WIDTH = Card.WIDTH - COLUMN - MARGIN;
  private static final double BADGE = 84;
  private static final double NAME = COLUMN + BADGE + 16;

  private final Card card;
  private final BoardSize board;

  /** Of a square. In whole pixels, so that all pieces are alike and the PNG is half as large. */
  private final double unit;

  private final double side;
  private final double corner;
  private final List<Mark> marks = new ArrayList<>();

  private Drawing(Card card) {
    this.card = card;
    board = card.position().boardSize();
    unit = Math.floor(MOST / board.side());
    side = unit * board.side();
    corner = Math.floor((Card.HEIGHT - side) / 2);
  }

  /**
   * @param named whether names can be written
   */
  static List<Mark> of(Card card, boolean named) {
    Drawing drawing = new Drawing(card);
    drawing.drawBoard();
    drawing.drawPieces();
    drawing.drawColumn(named && !card.white().isEmpty());
    return drawing.marks;
  }

  private void drawBoard() {
    fill(new Rectangle2D.Double(0, 0, Card.WIDTH, Card.HEIGHT), PAPER);
    double outside = corner - BORDER;
    double framed = side + 2 * BORDER;
    fill(new RoundRectangle2D.Double(outside, outside, framed, framed, 12, 12), FRAME);
    fill(new Rectangle2D.Double(corner, corner, side, side), LIGHT);
    for (int square = 1; square <= board.squares(); square++) {
      fill(box(square), DARK);
      if (board.isWhole()) {
        marks.add(Mark.Figure.line(box(square), LINE, 2, 0));
      }
    }
    card.last().stream().distinct().forEach(square -> fill(box(square), LAST));
  }

  private void drawPieces() {
    for (int square = 1; square <= board.squares(); square++) {
      Piece piece = card.position().pieceAt(square);
      if (piece != null) {
        Rectangle2D box = box(square);
        marks.addAll(Pieces.draw(piece, box.getCenterX(), box.getCenterY(), unit));
      }
    }
  }

  /** Players sit where their pieces do; between them stands whose house it is. */
  private void drawColumn(boolean named) {
    double middle = Card.HEIGHT / 2.0;
    double house = named ? 150 : 260;
    marks.addAll(Pieces.draw(Piece.BLACK_KING, COLUMN + house / 2, middle, house));
    write("Dama", COLUMN + house + 20, middle + house * 0.18, house * 0.55, INK);
    if (named) {
      double top = MARGIN + BADGE / 2;
      double bottom = Card.HEIGHT - MARGIN - BADGE / 2;
      marks.addAll(Pieces.draw(Piece.BLACK_MAN, COLUMN + BADGE / 2, top, BADGE));
      write(card.black(), NAME, top + 14, 42, INK);
      marks.addAll(Pieces.draw(Piece.WHITE_MAN, COLUMN + BADGE / 2, bottom, BADGE));
      write(card.white(), NAME, bottom + 14, 42, INK);
      write(card.points(), NAME, bottom - 56, 36, SOFT);
    }
  }

  private void write(String text, double x, double y, double size, Color fill) {
    if (!text.isEmpty()) {
      marks.add(new Mark.Text(text, x, y, size, COLUMN + COLUMN_WIDTH - x, fill));
    }
  }

  private void fill(Shape shape, Color fill) {
    marks.add(Mark.Figure.filled(shape, fill));
  }

  private Rectangle2D box(int square) {
    return new Rectangle2D.Double(
        corner + board.column(square) * unit, corner + board.row(square) * unit, unit, unit);
  }
}
