package dama.moderation;

import dama.player.Player;
import java.time.Instant;
import java.util.Optional;

/** Whose a report is. */
final class ReportClaim {

  private ReportClaim() {}

  /** What keeps a moderator from a report; empty if nothing does. */
  static Optional<Handling> of(Report report, Player by, Instant now) {
    if (report.resolvedBy() != null && report.resolvedAt() != null) {
      return Optional.of(new Handling.ResolvedBy(report.resolvedBy(), report.resolvedAt()));
    }
    boolean another =
        report.isClaimed(now) && report.claimedBy() != null && report.claimedBy().id() != by.id();
    return another && report.claimedBy() != null && report.claimedAt() != null
        ? Optional.of(new Handling.HeldBy(report.claimedBy(), report.claimedAt()))
        : Optional.empty();
  }
}
