package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;

/** Whom people want to hear nothing of. */
@ApplicationScoped
@Transactional
public class BlockStore {

  /** More than anybody meets; a bound to what is carried along for each open page. */
  static final int MOST = 500;

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /** Whether it is so now; not if there are too many already, or nobody to block. */
  public boolean block(long by, long whom, Instant now) {
    players.lock(by);
    List<Long> before = ids(by);
    if (before.contains(whom)) {
      return true;
    }
    if (by == whom || before.size() >= MOST || players.byId(whom).isEmpty()) {
      return false;
    }
    rows.createNativeQuery("insert into block (player_id, blocked_id, made_at) values (?, ?, ?)")
        .setParameter(1, by)
        .setParameter(2, whom)
        .setParameter(3, now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC))
        .executeUpdate();
    return true;
  }

  public void unblock(long by, long whom) {
    rows.createNativeQuery("delete from block where player_id = ? and blocked_id = ?")
        .setParameter(1, by)
        .setParameter(2, whom)
        .executeUpdate();
  }

  /** Those whom somebody has blocked, under their names of today, the last one first. */
  public List<Player> of(long by) {
    List<Long> ids = ids(by);
    var known = players.byIds(ids.stream().collect(Collectors.toSet()));
    return ids.stream().map(known::get).toList();
  }

  private List<Long> ids(long by) {
    List<?> found =
        rows.createNativeQuery(
                "select blocked_id from block where player_id = ? order by made_at desc,"
                    + " blocked_id desc")
            .setParameter(1, by)
            .getResultList();
    return found.stream().map(id -> ((Number) id).longValue()).toList();
  }
}
