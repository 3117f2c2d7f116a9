package dama.page;

import java.util.ArrayList;
import java.util.List;

/**
 * The figures of some days as bars, which a page draws as they are given here. The latest day is
 * where reading ends.
 *
 * @param name of what is counted
 * @param today as it is shown
 * @param most the highest of the days, as it is shown
 * @param width of the drawing, in its own units
 */
public record Chart(String name, String today, String most, int width, List<Bar> bars) {

  static final int HEIGHT = 60;
  private static final int STEP = 10;
  private static final int THICK = 8;

  public Chart {
    bars = List.copyOf(bars);
  }

  /**
   * @param label what the bar stands for, in words
   */
  public record Bar(int x, int y, int width, int height, String label) {}

  /** Any figure but 0 is seen. */
  static List<Bar> bars(List<Long> figures, List<String> labels, boolean rightToLeft) {
    long most = Math.max(1, figures.stream().mapToLong(Long::longValue).max().orElse(1));
    List<Bar> bars = new ArrayList<>();
    for (int i = 0; i < figures.size(); i++) {
      int place = rightToLeft ? figures.size() - 1 - i : i;
      int height = figures.get(i) == 0 ? 0 : (int) Math.max(1, figures.get(i) * HEIGHT / most);
      bars.add(new Bar(place * STEP + 1, HEIGHT - height, THICK, height, labels.get(i)));
    }
    return bars;
  }

  static int width(int days) {
    return days * STEP;
  }
}
