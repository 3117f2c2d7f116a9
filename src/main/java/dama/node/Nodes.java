package dama.node;

import dama.server.Now;
import dama.server.SharedDatabase;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which servers are at work on this site, as this one saw it at its last beat. */
@ApplicationScoped
public class Nodes {
  private final String id = Long.toString(new SecureRandom().nextLong() >>> 1, 36);
  private final boolean shared = SharedDatabase.isUsed();
  private volatile Instant siteStart = Now.instant();
  private volatile Set<String> others = Set.of();

  /** Of this one; new with each start. */
  String id() {
    return id;
  }

  /** Whether there can be others. */
  boolean isShared() {
    return shared;
  }

  /** Whether no other node is at work: then what this one holds is what the rows hold. */
  public boolean isAlone() {
    return others.isEmpty();
  }

  /** How many are at work, this one included. */
  public int count() {
    return others.size() + 1;
  }

  /** Since when people can have been here without a break. */
  public Instant siteStart() {
    return siteStart;
  }

  /** Those that were at work at the last look and are not now. */
  Set<String> look(List<NodeRows.Row> rows) {
    List<NodeRows.Row> alive = rows.stream().filter(NodeRows.Row::isAlive).toList();
    Set<String> before = others;
    Set<String> now =
        alive.stream()
            .map(NodeRows.Row::id)
            .filter(one -> !one.equals(id))
            .collect(Collectors.toUnmodifiableSet());
    alive.stream()
        .map(NodeRows.Row::startedAt)
        .min(Comparator.naturalOrder())
        .filter(start -> start.isBefore(siteStart))
        .ifPresent(start -> siteStart = start);
    others = now;
    return before.stream()
        .filter(one -> !now.contains(one))
        .collect(Collectors.toUnmodifiableSet());
  }
}
