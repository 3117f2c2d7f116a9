package dama.node;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What is known of somebody in a room, on one node.
 *
 * @param pages how many of theirs show it
 * @param goneAt since when none does; null while one does
 * @param left whether they closed the last one by their own will
 */
record Trace(int pages, @Nullable Instant goneAt, boolean left) {

  static Trace opened(@Nullable Trace before) {
    return new Trace(before == null ? 1 : before.pages + 1, null, false);
  }

  Trace closed(boolean deliberately, Instant now) {
    return pages > 1 ? new Trace(pages - 1, null, false) : gone(deliberately, now);
  }

  Trace gone(boolean deliberately, Instant now) {
    return new Trace(0, now, deliberately);
  }

  boolean isHere() {
    return pages > 0;
  }
}
