package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;

/** Whom people want to hear nothing of. */
@ApplicationScoped
@Transactional
public class BlockStore extends PickedStore {

  BlockStore() {
    super("block", "blocked_id");
  }

  /** Whether it is so now; not if there are too many already, or nobody to block. */
  public boolean block(long by, long whom, Instant now) {
    return pick(by, whom, now);
  }

  public void unblock(long by, long whom) {
    drop(by, whom);
  }
}
