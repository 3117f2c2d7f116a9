package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;

/** Whom people have marked as friends, to see them first. Nobody is told that they were. */
@ApplicationScoped
@Transactional
public class FriendStore extends PickedStore {

  FriendStore() {
    super("friend", "friend_id");
  }

  /** Whether it is so now; not if there are too many already, or nobody to mark. */
  public boolean mark(long by, long whom, Instant now) {
    return pick(by, whom, now);
  }

  public void unmark(long by, long whom) {
    drop(by, whom);
  }
}
