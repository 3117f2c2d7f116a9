package dama.moderation;

import dama.player.Storable;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;

/** What people type and when, as the database keeps it. */
final class Typed {

  /** How long what is said about a report, a sanction or an appeal may be, in UTF-16 units. */
  static final int LONGEST = 1_000;

  /**
   * What would turn round the text beside it, or end what keeps it apart, and what moves the cursor
   * of a terminal. Ends of lines stay, and joiners and plain direction marks, which Bengali and
   * Arabic need.
   */
  private static final Pattern DISTURBING =
      Pattern.compile("[\\p{Cc}&&[^\\x00\t\n\r]]|[\u202A-\u202E\u2066-\u2069]");

  private Typed() {}

  static String words(String typed) {
    return words(typed, LONGEST);
  }

  /** No more than so many units, and no half of a pair at the end. */
  static String words(String typed, int longest) {
    String kept = DISTURBING.matcher(typed).replaceAll("").strip();
    return Storable.of(kept.length() > longest ? kept.substring(0, longest) : kept);
  }

  static OffsetDateTime time(Instant instant) {
    return instant.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
