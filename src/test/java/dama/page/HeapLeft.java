package dama.page;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Set;
import java.util.stream.Collectors;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/** How much of the heap is still taken after each collection. */
final class HeapLeft {
  private final Set<String> pools =
      ManagementFactory.getMemoryPoolMXBeans().stream()
          .filter(pool -> pool.getType() == MemoryType.HEAP)
          .map(MemoryPoolMXBean::getName)
          .collect(Collectors.toSet());
  private long most;
  private long last;
  private int collections;

  private HeapLeft() {}

  /** From now on. */
  static HeapLeft watched() {
    HeapLeft left = new HeapLeft();
    for (GarbageCollectorMXBean each : ManagementFactory.getGarbageCollectorMXBeans()) {
      ((NotificationEmitter) each)
          .addNotificationListener(
              (notice, nothing) -> left.collected((CompositeData) notice.getUserData()),
              null,
              null);
    }
    return left;
  }

  private synchronized void collected(CompositeData data) {
    last =
        GarbageCollectionNotificationInfo.from(data)
            .getGcInfo()
            .getMemoryUsageAfterGc()
            .entrySet()
            .stream()
            .filter(pool -> pools.contains(pool.getKey()))
            .mapToLong(pool -> pool.getValue().getUsed())
            .sum();
    most = Math.max(most, last);
    collections++;
  }

  @Override
  public synchronized String toString() {
    return (most >> 20)
        + " MB at most, "
        + (last >> 20)
        + " MB at the end, "
        + collections
        + " times";
  }
}
