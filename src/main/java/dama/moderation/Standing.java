package dama.moderation;

import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;

/** How somebody stands: what was done to them, what they reported, and what came of it. */
@ApplicationScoped
public class Standing {
  @Inject private SanctionStore sanctions;
  @Inject private ReportStore reports;

  /** Newest first. */
  public List<Sanction> sanctions(long playerId) {
    return Storage.call(() -> sanctions.of(playerId));
  }

  /** Newest first. */
  public List<Report> reports(long playerId) {
    return Storage.call(() -> reports.mine(playerId));
  }

  /** Whether anything waits for them that they have not read. */
  public boolean hasNews(long playerId) {
    return Storage.call(
        () -> !sanctions.untold(playerId).isEmpty() || !reports.unheard(playerId).isEmpty());
  }

  /** They have read it all. */
  public void read(long playerId, Instant now) {
    Storage.run(
        () -> {
          sanctions.told(sanctions.untold(playerId).stream().map(Sanction::id).toList(), now);
          reports.heard(reports.unheard(playerId).stream().map(Report::id).toList(), now);
        });
  }

  public SanctionStore.Appealing appeal(long playerId, long sanctionId, String words, Instant now) {
    return Storage.call(() -> sanctions.appeal(playerId, sanctionId, words, now));
  }
}
