package dama.socket;

import dama.server.Limits;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** How many pages are open at each address, and of each person, on this node. */
@ApplicationScoped
public class Crowd {
  private final ConcurrentMap<String, Integer> atAddress = new ConcurrentHashMap<>();
  private final ConcurrentMap<Long, Integer> ofPerson = new ConcurrentHashMap<>();

  /** Whether there is room for one more page; if there is, it counts from now on. */
  boolean enter(String address, long player) {
    if (!add(atAddress, address, Limits.SOCKETS_OF_ADDRESS)) {
      return false;
    }
    if (!add(ofPerson, player, Limits.SOCKETS_OF_PERSON)) {
      take(atAddress, address);
      return false;
    }
    return true;
  }

  /** Once for each page that entered. */
  void leave(String address, long player) {
    take(atAddress, address);
    take(ofPerson, player);
  }

  boolean isEmpty() {
    return atAddress.isEmpty() && ofPerson.isEmpty();
  }

  private static <K> boolean add(ConcurrentMap<K, Integer> counts, K key, int most) {
    boolean[] added = {false};
    counts.compute(
        key,
        (k, count) -> {
          int before = count == null ? 0 : count;
          added[0] = before < most;
          return added[0] ? before + 1 : before;
        });
    return added[0];
  }

  private static <K> void take(ConcurrentMap<K, Integer> counts, K key) {
    counts.computeIfPresent(key, (k, count) -> count > 1 ? count - 1 : null);
  }
}
