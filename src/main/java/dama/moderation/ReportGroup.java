package dama.moderation;

import dama.player.Player;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The open reports about one person.
 *
 * @param reports the gravest first, and the newest of those
 */
public record ReportGroup(Player about, List<Report> reports) {

  private static final Comparator<Report> GRAVEST =
      Comparator.<Report>comparingInt(report -> report.reason().gravity())
          .thenComparingLong(Report::id)
          .reversed();

  public ReportGroup {
    reports = reports.stream().sorted(GRAVEST).toList();
  }

  public int gravity() {
    return reports.stream().mapToInt(report -> report.reason().gravity()).max().orElse(0);
  }

  /** The report by which a moderator holds all of them; it lapses. */
  public Optional<Report> claim(Instant now) {
    return reports.stream().filter(report -> report.isClaimed(now)).findFirst();
  }

  long newest() {
    return reports.stream().mapToLong(Report::id).max().orElse(0);
  }
}
