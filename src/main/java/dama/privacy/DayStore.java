package dama.privacy;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts each day once it is over, so that its figures stay when its lines do not, and today as it
 * is asked for.
 */
@ApplicationScoped
@Transactional
public class DayStore {

  /** How far back a site that was not counted before is counted. */
  private static final int DAYS_BACK = 90;

  /** How soon after its end a day is counted to the last visitor. */
  private static final Duration SOON = Duration.ofMinutes(10);

  private static final String RESOLVE = "resolve";

  private static final Map<String, String> COUNTS =
      Map.of(
          "games", "select count(*) from game where started_at >= ?1 and started_at < ?2",
          "lines", "select count(*) from chat_line where said_at >= ?1 and said_at < ?2",
          "reports", "select count(*) from report where made_at >= ?1 and made_at < ?2");

  @PersistenceContext EntityManager rows;

  /** Whether a day is over that is not counted. */
  boolean isBehind(Instant now) {
    return next(now).isBefore(today(now));
  }

  /** Counts the days that are over and were not counted; a single server at a time may. */
  void catchUp(Instant now) {
    for (LocalDate day = next(now); day.isBefore(today(now)); day = day.plusDays(1)) {
      keep(count(day, now));
    }
  }

  /** So many days, the last of them today, the earliest first. */
  public List<Day> last(int days, Instant now) {
    LocalDate today = today(now);
    LocalDate first = today.minusDays(days - 1L);
    Map<LocalDate, Map<String, Long>> kept = new HashMap<>();
    for (Object each :
        rows.createNativeQuery(
                "select counted_on, what, amount from day_count where counted_on >= ?1")
            .setParameter(1, first)
            .getResultList()) {
      Object[] row = (Object[]) each;
      kept.computeIfAbsent(LocalDate.parse(row[0].toString()), key -> new HashMap<>())
          .put(row[1].toString(), ((Number) row[2]).longValue());
    }
    List<Day> found = new ArrayList<>();
    for (LocalDate date = first; date.isBefore(today); date = date.plusDays(1)) {
      found.add(day(date, kept.getOrDefault(date, Map.of())));
    }
    found.add(count(today, now));
    return found;
  }

  private static Day day(LocalDate date, Map<String, Long> figures) {
    return new Day(
        date,
        figures.getOrDefault("games", 0L),
        figures.getOrDefault("visitors", 0L),
        figures.getOrDefault("lines", 0L),
        figures.getOrDefault("reports", 0L),
        figures.get(RESOLVE));
  }

  private LocalDate next(Instant now) {
    Object last =
        rows.createNativeQuery("select max(counted_on) from day_count where what = 'lines'")
            .getSingleResult();
    return last == null
        ? today(now).minusDays(DAYS_BACK)
        : LocalDate.parse(last.toString()).plusDays(1);
  }

  private Day count(LocalDate date, Instant now) {
    Map<String, Long> figures = new HashMap<>();
    COUNTS.forEach((what, sql) -> figures.put(what, count(sql, date)));
    figures.put("visitors", visitors(date, now));
    Long median = median(date);
    if (median != null) {
      figures.put(RESOLVE, median);
    }
    return day(date, figures);
  }

  /**
   * Only when somebody was last seen is known. Just after a day those who are still here were here
   * before it ended, too; later that cannot be told, and they are left out.
   */
  private long visitors(LocalDate date, Instant now) {
    boolean fresh = start(date.plusDays(1)).toInstant().plus(SOON).isAfter(now);
    return count(
        fresh
            ? "select count(*) from player where seen_at >= ?1 and made_at < ?2"
            : "select count(*) from player where seen_at >= ?1 and seen_at < ?2",
        date);
  }

  private long count(String sql, LocalDate date) {
    Object count =
        rows.createNativeQuery(sql)
            .setParameter(1, start(date))
            .setParameter(2, start(date.plusDays(1)))
            .getSingleResult();
    return ((Number) count).longValue();
  }

  private @Nullable Long median(LocalDate date) {
    List<?> found =
        rows.createNativeQuery(
                "select made_at, resolved_at from report where resolved_at >= ?1"
                    + " and resolved_at < ?2")
            .setParameter(1, start(date))
            .setParameter(2, start(date.plusDays(1)))
            .getResultList();
    List<Long> times = found.stream().map(row -> seconds((Object[]) row)).sorted().toList();
    if (times.isEmpty()) {
      return null;
    }
    int middle = times.size() / 2;
    return times.size() % 2 == 1
        ? times.get(middle)
        : (Long) ((times.get(middle - 1) + times.get(middle)) / 2);
  }

  private static long seconds(Object[] row) {
    Instant made = Moments.instant(row[0]);
    Instant resolved = Moments.instant(row[1]);
    return made == null || resolved == null ? 0 : Duration.between(made, resolved).toSeconds();
  }

  private void keep(Day day) {
    keep(day.date(), "games", day.games());
    keep(day.date(), "visitors", day.visitors());
    keep(day.date(), "lines", day.lines());
    keep(day.date(), "reports", day.reports());
    Long seconds = day.resolveSeconds();
    if (seconds != null) {
      keep(day.date(), RESOLVE, seconds);
    }
  }

  private void keep(LocalDate date, String what, long amount) {
    rows.createNativeQuery("insert into day_count (counted_on, what, amount) values (?1, ?2, ?3)")
        .setParameter(1, date)
        .setParameter(2, what)
        .setParameter(3, amount)
        .executeUpdate();
  }

  private static LocalDate today(Instant now) {
    return LocalDate.ofInstant(now, ZoneOffset.UTC);
  }

  private static OffsetDateTime start(LocalDate date) {
    return date.atStartOfDay().atOffset(ZoneOffset.UTC);
  }
}
