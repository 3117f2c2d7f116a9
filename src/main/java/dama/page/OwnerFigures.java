package dama.page;

import dama.privacy.Day;
import dama.privacy.DayStore;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** What happened on the site, day by day, drawn and in a table. */
@Named
@RequestScoped
public class OwnerFigures {

  private static final String NONE = "–";
  private static final int SHORT = 30;
  private static final int LONG = 90;
  private static final int SECONDS_A_MINUTE = 60;

  @Inject private HttpServletRequest request;
  @Inject private DayStore store;
  @Inject private Words words;
  @Inject private Dates dates;

  private @Nullable List<Day> read;

  /** A day as the table shows it. */
  public record Row(
      String date, long games, long visitors, long lines, long reports, String resolve) {}

  public int getDays() {
    return ("" + LONG).equals(request.getParameter("days")) ? LONG : SHORT;
  }

  public List<Integer> getChoices() {
    return List.of(SHORT, LONG);
  }

  public int getHeight() {
    return Chart.HEIGHT;
  }

  public List<Chart> getCharts() {
    return List.of(
        chart("games", Day::games),
        chart("visitors", Day::visitors),
        chart("lines", Day::lines),
        chart("reports", Day::reports),
        chart("resolve", OwnerFigures::minutes));
  }

  /** The latest day first. */
  public List<Row> getRows() {
    List<Row> rows = new ArrayList<>();
    for (Day day : days()) {
      String resolve = shown("resolve", minutes(day));
      rows.add(
          new Row(date(day), day.games(), day.visitors(), day.lines(), day.reports(), resolve));
    }
    Collections.reverse(rows);
    return rows;
  }

  private Chart chart(String what, ToLongFunction<Day> figure) {
    List<Day> days = days();
    List<Long> figures = days.stream().map(figure::applyAsLong).toList();
    List<String> labels =
        days.stream().map(day -> date(day) + ": " + shown(what, figure.applyAsLong(day))).toList();
    long most = figures.stream().mapToLong(Long::longValue).max().orElse(0);
    return new Chart(
        words.of("owner.figure." + what),
        words.with(
            "owner.figures.today", Map.of("n", shown(what, figures.get(figures.size() - 1)))),
        words.with("owner.figures.most", Map.of("n", shown(what, most))),
        Chart.width(days.size()),
        Chart.bars(figures, labels, words.getDirection().equals("rtl")));
  }

  private String shown(String what, long figure) {
    if (!what.equals("resolve")) {
      return Long.toString(figure);
    }
    return figure == 0 ? NONE : words.with("owner.figures.minutes", Map.of("n", figure));
  }

  /** 0 if nothing was resolved; anything below a minute is one. */
  private static long minutes(Day day) {
    Long seconds = day.resolveSeconds();
    return seconds == null ? 0 : Math.max(1, seconds / SECONDS_A_MINUTE);
  }

  private String date(Day day) {
    return dates.day(day.date());
  }

  private List<Day> days() {
    List<Day> days = read;
    if (days == null) {
      days = Storage.call(() -> store.last(getDays(), Now.instant()));
      read = days;
    }
    return days;
  }
}
