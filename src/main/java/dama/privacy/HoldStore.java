package dama.privacy;

import dama.audit.Act;
import dama.audit.AuditStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.List;

/** Which lines, and whose, are kept from erasure. */
@ApplicationScoped
@Transactional
public class HoldStore {

  @PersistenceContext EntityManager rows;
  @Inject AuditStore audit;

  void holdLines(long by, List<Long> lineIds) {
    lineIds.forEach(id -> set(by, "line", id, true));
  }

  void releaseLines(long by, List<Long> lineIds) {
    lineIds.forEach(
        id -> {
          set(by, "line", id, false);
          forgetAddresses("id", id);
        });
  }

  void holdPerson(long by, long playerId) {
    set(by, "player", playerId, true);
  }

  void releasePerson(long by, long playerId) {
    set(by, "player", playerId, false);
    forgetAddresses("author_id", playerId);
  }

  boolean isHeld(long playerId) {
    return !rows.createNativeQuery("select id from player where id = ? and on_hold")
        .setParameter(1, playerId)
        .getResultList()
        .isEmpty();
  }

  private void set(long by, String kind, long id, boolean held) {
    int changed =
        rows.createNativeQuery(
                "update "
                    + (kind.equals("line") ? "chat_line" : "player")
                    + " set on_hold = ? where id = ? and on_hold <> ?")
            .setParameter(1, held)
            .setParameter(2, id)
            .setParameter(3, held)
            .executeUpdate();
    if (changed == 1) {
      String what = held ? "hold.place" : "hold.release";
      audit.append(new Act(by, what, kind, Long.toString(id), state(!held), state(held), ""));
    }
  }

  /** Those whose time was over while they were held: no clearing comes back to them. */
  private void forgetAddresses(String column, long id) {
    rows.createNativeQuery(
            "update chat_line set address_hash = null where "
                + column
                + " = ?1 and address_hash is not null and not on_hold"
                + " and said_at < (select max(addresses_before) from retention_run"
                + " where ended_at is not null)")
        .setParameter(1, id)
        .executeUpdate();
  }

  private static String state(boolean held) {
    return "{\"held\":" + held + "}";
  }
}
