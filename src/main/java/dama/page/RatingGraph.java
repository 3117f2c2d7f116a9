package dama.page;

import dama.rating.Change;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A rating as it went, as a line, and as the same in figures. A point is the end of a day with
 * games; days stand apart by the time between them. Reading ends at the latest day.
 *
 * @param line what a {@code polyline} takes
 * @param marks the points by themselves
 * @param rungs the lines across, with their ratings
 * @param days the figures, the latest first
 */
public record RatingGraph(String line, List<Mark> marks, List<Rung> rungs, List<Day> days) {

  static final int WIDTH = 600;
  static final int HEIGHT = 180;

  /** Free above and below, so that no end of the line is cut. */
  private static final int MARGIN = 24;

  /** Where the line begins, past the figures of the rungs. */
  private static final int FIGURES = 56;

  private static final List<Integer> STEPS = List.of(10, 25, 50, 100, 200, 500, 1_000);
  private static final int MOST_RUNGS = 5;

  public record Mark(int x, int y, String label) {}

  public record Rung(int y, int rating) {}

  /**
   * @param day of UTC
   * @param rating at its end
   * @param games rated ones of that day
   */
  public record Day(String day, long time, int rating, int games) {}

  public RatingGraph {
    marks = List.copyOf(marks);
    rungs = List.copyOf(rungs);
    days = List.copyOf(days);
  }

  /**
   * @param changes the oldest first; at least one
   * @param written a day as its readers write it
   */
  static RatingGraph of(
      List<Change> changes, Function<LocalDate, String> written, boolean rightToLeft) {
    List<Day> days = days(changes, written);
    int low = days.stream().mapToInt(Day::rating).min().orElse(0);
    int high = days.stream().mapToInt(Day::rating).max().orElse(0);
    int step =
        STEPS.stream().filter(each -> (high - low) / each < MOST_RUNGS).findFirst().orElse(1_000);
    int bottom = Math.floorDiv(low, step) * step;
    int top = Math.max(bottom + step, -Math.floorDiv(-high, step) * step);
    List<Rung> rungs = new ArrayList<>();
    for (int rating = bottom; rating <= top; rating += step) {
      rungs.add(new Rung(y(rating, bottom, top), rating));
    }
    long from = days.get(0).time();
    long to = days.get(days.size() - 1).time();
    List<Mark> marks = new ArrayList<>();
    for (Day day : days) {
      int x = x(day.time(), from, to, rightToLeft);
      marks.add(new Mark(x, y(day.rating(), bottom, top), day.day() + " · " + day.rating()));
    }
    List<Day> latestFirst = new ArrayList<>(days);
    Collections.reverse(latestFirst);
    return new RatingGraph(line(marks), marks, rungs, latestFirst);
  }

  private static List<Day> days(List<Change> changes, Function<LocalDate, String> written) {
    Map<LocalDate, Day> days = new LinkedHashMap<>();
    for (Change change : changes) {
      LocalDate day = LocalDate.ofInstant(change.at(), ZoneOffset.UTC);
      Day before = days.get(day);
      int games = before == null ? 1 : before.games() + 1;
      int rating = (int) Math.round(change.ratingAfter());
      days.put(day, new Day(written.apply(day), change.at().toEpochMilli(), rating, games));
    }
    return List.copyOf(days.values());
  }

  private static int x(long time, long from, long to, boolean rightToLeft) {
    int inner = WIDTH - FIGURES - MARGIN;
    int along = to == from ? inner : (int) ((time - from) * inner / (to - from));
    return rightToLeft ? MARGIN + inner - along : FIGURES + along;
  }

  private static int y(int rating, int bottom, int top) {
    return HEIGHT - MARGIN - (rating - bottom) * (HEIGHT - 2 * MARGIN) / (top - bottom);
  }

  private static String line(List<Mark> marks) {
    StringBuilder line = new StringBuilder();
    marks.forEach(mark -> line.append(mark.x()).append(',').append(mark.y()).append(' '));
    return line.toString().strip();
  }
}
