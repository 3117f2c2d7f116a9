package dama.player;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;

/** Whom people have picked out for one thing, in a table of two people and a time. */
@Transactional
public abstract class PickedStore {

  /** More than anybody meets; a bound to what is carried along for each open page. */
  static final int MOST = 500;

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  private final String table;
  private final String column;

  /**
   * @param table where they are
   * @param column of those who are picked; who picked them is its {@code player_id}
   */
  PickedStore(String table, String column) {
    this.table = table;
    this.column = column;
  }

  /** Whether it is so now; not if there are too many already, or nobody to pick. */
  boolean pick(long by, long whom, Instant now) {
    players.lock(by);
    List<Long> before = ids(by);
    if (before.contains(whom)) {
      return true;
    }
    if (by == whom || before.size() >= MOST || players.byId(whom).isEmpty()) {
      return false;
    }
    rows.createNativeQuery(
            "insert into " + table + " (player_id, " + column + ", made_at) values (?, ?, ?)")
        .setParameter(1, by)
        .setParameter(2, whom)
        .setParameter(3, now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC))
        .executeUpdate();
    return true;
  }

  void drop(long by, long whom) {
    rows.createNativeQuery("delete from " + table + " where player_id = ? and " + column + " = ?")
        .setParameter(1, by)
        .setParameter(2, whom)
        .executeUpdate();
  }

  /** Those whom somebody has picked, under their names of today, the last one first. */
  public List<Player> of(long by) {
    List<Long> ids = ids(by);
    var known = players.byIds(ids.stream().collect(Collectors.toSet()));
    return ids.stream().map(known::get).toList();
  }

  private List<Long> ids(long by) {
    List<?> found =
        rows.createNativeQuery(
                "select "
                    + column
                    + " from "
                    + table
                    + " where player_id = ?"
                    + " order by made_at desc, "
                    + column
                    + " desc")
            .setParameter(1, by)
            .getResultList();
    return found.stream().map(id -> ((Number) id).longValue()).toList();
  }
}
