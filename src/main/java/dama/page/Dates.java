package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.time.format.FormatStyle;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Days and times as people read them, in the page's language: {@code
 * #{dates.moment(report.madeAt)}}. They are of UTC and say so; a browser rewrites a {@code <time
 * data-local>} into its own zone.
 */
@Named
@RequestScoped
public class Dates {

  private static final String UTC = " UTC";

  @Inject private Words words;

  /** A day of UTC. */
  public String day(Instant at) {
    return day(LocalDate.ofInstant(at, ZoneOffset.UTC));
  }

  String day(LocalDate day) {
    return as(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)).format(day);
  }

  /** To the minute; a dash where there is none. */
  public String moment(@Nullable Instant at) {
    return at == null
        ? "–"
        : as(DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT))
                .withZone(ZoneOffset.UTC)
                .format(at)
            + UTC;
  }

  /** A sentence with a {@code {time}} in it. */
  public String in(String key, Instant at) {
    return words.with(key, Map.of("time", moment(at)));
  }

  /** A sentence with a {@code {day}} in it. */
  String dayIn(String key, Instant at) {
    return words.with(key, Map.of("day", day(at)));
  }

  /** Of what is a record: to the millisecond, and alike in every language. */
  public String exact(Instant at) {
    return UtcTime.write(at) + UTC;
  }

  private DateTimeFormatter as(DateTimeFormatter format) {
    return format.localizedBy(words.language().dates()).withDecimalStyle(DecimalStyle.STANDARD);
  }
}
