package dama.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;

/** Times in UTC, written alike in every language, so that one can be copied into another's page. */
final class UtcTime {

  private static final DateTimeFormatter TO_THE_MILLISECOND =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  private UtcTime() {}

  static String write(Instant at) {
    return TO_THE_MILLISECOND.format(at);
  }

  /**
   * The beginning of a day, or a time of it to the minute, second or millisecond.
   *
   * @param text as {@code 2026-11-30}, {@code 2026-11-30 14:05}, {@code 2026-11-30T14:05:07.123Z}
   * @param daysLater for a day without a time
   */
  static Optional<Instant> read(String text, int daysLater) {
    // Four digits a year: a database need not keep what lies further off.
    if (!text.matches("\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z?)?")) {
      return Optional.empty();
    }
    try {
      boolean day = text.length() == 10;
      return Optional.of(
          day
              ? LocalDate.parse(text).plusDays(daysLater).atStartOfDay(ZoneOffset.UTC).toInstant()
              : LocalDateTime.parse(text.replace(' ', 'T').replace("Z", ""))
                  .toInstant(ZoneOffset.UTC));
    } catch (DateTimeParseException unreadable) {
      return Optional.empty();
    }
  }
}
