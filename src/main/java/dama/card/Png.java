package dama.card;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jspecify.annotations.Nullable;

/** Paints what was drawn and writes it as PNG. A server may have no fonts, or no screen. */
final class Png {
  private static final @Nullable Font FONT;

  static {
    // Before anything of java.awt looks for one.
    System.setProperty("java.awt.headless", "true");
    FONT = font();
  }

  private Png() {}

  /** Whether this machine has all the letters of a text. */
  static boolean canWrite(String text) {
    return FONT != null && FONT.canDisplayUpTo(text) < 0;
  }

  static byte[] write(List<Mark> marks) {
    BufferedImage image = new BufferedImage(Card.WIDTH, Card.HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    for (Mark mark : marks) {
      if (mark instanceof Mark.Figure figure) {
        paint(figure, graphics);
      } else if (mark instanceof Mark.Text text && canWrite(text.text())) {
        paint(text, graphics);
      }
    }
    graphics.dispose();
    return encode(image);
  }

  private static void paint(Mark.Figure figure, Graphics2D graphics) {
    if (figure.fill() != null) {
      graphics.setPaint(figure.fill());
      graphics.fill(figure.shape());
    }
    if (figure.line() != null) {
      graphics.setPaint(figure.line());
      graphics.setStroke(stroke(figure));
      graphics.draw(figure.shape());
    }
  }

  private static BasicStroke stroke(Mark.Figure figure) {
    return figure.dash() > 0
        ? new BasicStroke(
            figure.width(),
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_MITER,
            10,
            new float[] {figure.dash()},
            0)
        : new BasicStroke(figure.width());
  }

  private static void paint(Mark.Text text, Graphics2D graphics) {
    if (FONT == null) {
      return;
    }
    Font font = FONT.deriveFont((float) text.size());
    double width = font.getStringBounds(text.text(), graphics.getFontRenderContext()).getWidth();
    double smaller = Math.min(1, text.most() / width);
    graphics.setFont(font.deriveFont((float) (text.size() * smaller)));
    graphics.setPaint(text.fill());
    graphics.drawString(text.text(), (float) text.x(), (float) text.y());
  }

  /** In memory: to write a file first is what is done unless one asks. */
  private static byte[] encode(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(image, "png", out)) {
        throw new IllegalStateException("This Java writes no PNG");
      }
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }

  /** Null where the machine has none, or Java cannot reach them. */
  private static @Nullable Font font() {
    try {
      Font font = new Font(Font.SERIF, Font.PLAIN, 1);
      return font.canDisplay('a') ? font : null;
    } catch (RuntimeException | LinkageError | InternalError none) {
      return null;
    }
  }
}
