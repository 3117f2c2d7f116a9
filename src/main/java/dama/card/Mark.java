package dama.card;

import java.awt.Color;
import java.awt.Shape;
import org.jspecify.annotations.Nullable;

/** Something drawn, in pixels from the upper left corner. Later ones lie on earlier ones. */
sealed interface Mark {

  /**
   * @param fill null for none
   * @param line null for none
   * @param width of the line
   * @param dash how long its dashes and the gaps between them are; 0 for an unbroken line
   */
  record Figure(Shape shape, @Nullable Color fill, @Nullable Color line, float width, float dash)
      implements Mark {
    static Figure filled(Shape shape, Color fill) {
      return new Figure(shape, fill, null, 0, 0);
    }

    static Figure line(Shape shape, Color line, float width, float dash) {
      return new Figure(shape, null, line, width, dash);
    }
  }

  /**
   * Text on one line.
   *
   * @param x where it begins, on the left
   * @param y its base line
   * @param size of its letters; smaller where it would be wider than {@code most}
   */
  record Text(String text, double x, double y, double size, double most, Color fill)
      implements Mark {}
}
