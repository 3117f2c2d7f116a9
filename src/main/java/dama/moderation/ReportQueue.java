package dama.moderation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A part of the queue.
 *
 * @param next where what follows begins; null if nothing does
 */
public record ReportQueue(List<ReportGroup> groups, @Nullable Place next) {

  public ReportQueue {
    groups = List.copyOf(groups);
  }

  /** A place in the queue: behind the group with this gravity and this newest report. */
  public record Place(int gravity, long newest) {}
}
