package dama.server;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A bucket for each who asks, forgotten once it is full again. */
final class Buckets {
  /** Who makes up new names for themselves gains nothing by it and fills no memory. */
  static final int MOST = 50_000;

  private final Bucket.Rate rate;
  private final ConcurrentMap<String, Bucket> all = new ConcurrentHashMap<>();

  Buckets(Bucket.Rate rate) {
    this.rate = rate;
  }

  Bucket of(String key, long nanos) {
    Bucket known = all.get(key);
    if (known != null) {
      return known;
    }
    if (all.size() >= MOST) {
      makeRoom(nanos);
    }
    return all.computeIfAbsent(key, k -> new Bucket(rate, nanos));
  }

  int size() {
    return all.size();
  }

  /** If nobody's is full again, all begin anew: to forget is better than to refuse a stranger. */
  private synchronized void makeRoom(long nanos) {
    if (all.size() < MOST) {
      return;
    }
    all.values().removeIf(bucket -> bucket.isFull(nanos));
    if (all.size() >= MOST) {
      all.clear();
    }
  }
}
