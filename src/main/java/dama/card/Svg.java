package dama.card;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RectangularShape;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes what was drawn as SVG. Every text is data. */
final class Svg {
  private static final double OPAQUE = 255;

  /** How wide letters are, of their size; for who cannot measure them. */
  private static final double USUAL_WIDTH = 0.62;

  private static final String FONTS = "Georgia, &quot;Noto Serif&quot;, serif";

  private final StringBuilder out = new StringBuilder();

  private Svg() {}

  static String write(List<Mark> marks) {
    Svg svg = new Svg();
    svg.out.append(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\">",
            Card.WIDTH,
            Card.HEIGHT));
    marks.forEach(svg::write);
    return svg.out.append("</svg>").toString();
  }

  private void write(Mark mark) {
    if (mark instanceof Mark.Figure figure) {
      element(figure.shape());
      paint("fill", figure.fill());
      if (figure.line() != null) {
        paint("stroke", figure.line());
        number("stroke-width", figure.width());
        if (figure.dash() > 0) {
          number("stroke-dasharray", figure.dash());
        }
      }
      out.append("/>");
    } else if (mark instanceof Mark.Text text) {
      write(text);
    }
  }

  private void write(Mark.Text text) {
    long letters = text.text().codePoints().count();
    out.append("<text font-family=\"").append(FONTS).append('"');
    number("x", text.x());
    number("y", text.y());
    number("font-size", Math.min(text.size(), text.most() / (letters * USUAL_WIDTH)));
    paint("fill", text.fill());
    out.append('>').append(escaped(text.text())).append("</text>");
  }

  private void element(Shape shape) {
    if (shape instanceof Ellipse2D circle) {
      out.append("<circle");
      number("cx", circle.getCenterX());
      number("cy", circle.getCenterY());
      number("r", circle.getWidth() / 2);
    } else if (shape instanceof RectangularShape box
        && (box instanceof Rectangle2D || box instanceof RoundRectangle2D)) {
      out.append("<rect");
      number("x", box.getX());
      number("y", box.getY());
      number("width", box.getWidth());
      number("height", box.getHeight());
      if (box instanceof RoundRectangle2D round) {
        number("rx", round.getArcWidth() / 2);
      }
    } else {
      out.append("<path d=\"").append(path(shape)).append('"');
    }
  }

  /** Of straight lines alone, which is all that is drawn here. */
  private static String path(Shape shape) {
    StringBuilder path = new StringBuilder();
    double[] at = new double[6];
    for (PathIterator it = shape.getPathIterator(null); !it.isDone(); it.next()) {
      switch (it.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> path.append('M').append(pair(at));
        case PathIterator.SEG_LINETO -> path.append('L').append(pair(at));
        case PathIterator.SEG_CLOSE -> path.append('Z');
        default -> throw new IllegalArgumentException("A curve is not written: " + shape);
      }
    }
    return path.toString();
  }

  private static String pair(double[] at) {
    return rounded(at[0]) + " " + rounded(at[1]);
  }

  private void paint(String name, @Nullable Color color) {
    String value =
        color == null ? "none" : String.format(Locale.ROOT, "#%06x", color.getRGB() & 0xffffff);
    out.append(' ').append(name).append("=\"").append(value).append('"');
    if (color != null && color.getAlpha() < OPAQUE) {
      number(name + "-opacity", color.getAlpha() / OPAQUE);
    }
  }

  private void number(String name, double value) {
    out.append(' ').append(name).append("=\"").append(rounded(value)).append('"');
  }

  private static String rounded(double value) {
    double tenths = Math.round(value * 100) / 100.0;
    return tenths == Math.rint(tenths) ? Long.toString((long) tenths) : Double.toString(tenths);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
