package dama.card;

import dama.rules.Piece;
import dama.rules.Side;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Pieces as the board of a page has them: White has smooth rings, Black a fluted rim and a lozenge,
 * and a king is two discs high and wears a crown.
 */
final class Pieces {
  /** Their measures are those of a square of a hundred. */
  private static final double UNIT = 100;

  private static final double[] CROWN = {-21, 15, -26, -11, -11, 1, 0, -19, 11, 1, 26, -11, 21, 15};
  private static final double[] LOZENGE = {0, -17, 17, 0, 0, 17, -17, 0};

  /**
   * The colours of a side.
   *
   * @param rim the line around its face
   */
  private record Paint(Color face, Color rim, Color edge, Color line, Color crown) {}

  private static final Paint WHITE =
      new Paint(
          new Color(0xfbf4e2),
          new Color(0xb7a27a),
          new Color(0xb7a27a),
          new Color(0x937e58),
          new Color(0x8e2a17));
  private static final Paint BLACK =
      new Paint(
          new Color(0x332b27),
          new Color(0x8d7f75),
          new Color(0x14100e),
          new Color(0x8d7f75),
          new Color(0xefc75e));

  private final AffineTransform place;
  private final float scale;
  private final List<Mark> marks = new ArrayList<>();

  private Pieces(double x, double y, double size) {
    scale = (float) (size / UNIT);
    place = new AffineTransform(scale, 0, 0, scale, x, y);
  }

  /**
   * @param x its middle
   * @param size of its square
   */
  static List<Mark> draw(Piece piece, double x, double y, double size) {
    Pieces pieces = new Pieces(x, y, size);
    pieces.draw(piece.side(), piece.isKing());
    return pieces.marks;
  }

  private void draw(Side side, boolean king) {
    Paint paint = side == Side.WHITE ? WHITE : BLACK;
    double top = king ? -7 : -2;
    disc(king ? 9 : 4, paint.edge(), paint.line());
    if (king) {
      disc(1, paint.edge(), paint.line());
    }
    disc(top, paint.face(), paint.rim());
    if (side == Side.WHITE) {
      marks.add(Mark.Figure.line(circle(top, 31), paint.line(), 3 * scale, 0));
    } else {
      marks.add(Mark.Figure.line(circle(top, 33), paint.line(), 6 * scale, 4.32f * scale));
    }
    if (king) {
      marks.add(Mark.Figure.filled(polygon(CROWN, top), paint.crown()));
    } else {
      Shape heart = side == Side.WHITE ? circle(top, 18) : polygon(LOZENGE, top);
      marks.add(Mark.Figure.line(heart, paint.line(), 3 * scale, 0));
    }
  }

  private void disc(double y, Color fill, Color line) {
    marks.add(new Mark.Figure(circle(y, 38), fill, line, 1.5f * scale, 0));
  }

  private Shape circle(double y, double radius) {
    double r = radius * scale;
    return new Ellipse2D.Double(
        place.getTranslateX() - r, place.getTranslateY() + y * scale - r, 2 * r, 2 * r);
  }

  private Shape polygon(double[] corners, double y) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners[0], corners[1] + y);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1] + y);
    }
    path.closePath();
    return place.createTransformedShape(path);
  }
}
