package dama.chat;

import dama.player.PlayerStore;
import dama.player.Storable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;

/** Rooms whose chat somebody does not want to see. */
@ApplicationScoped
@Transactional
public class QuietStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  public boolean isQuiet(long playerId, String room) {
    return !query("select room from quiet_room where player_id = ? and room = ?", playerId, room)
        .getResultList()
        .isEmpty();
  }

  public void set(long playerId, String room, boolean quiet) {
    players.lock(playerId);
    if (!quiet) {
      query("delete from quiet_room where player_id = ? and room = ?", playerId, room)
          .executeUpdate();
    } else if (!isQuiet(playerId, room)) {
      query("insert into quiet_room (player_id, room) values (?, ?)", playerId, room)
          .executeUpdate();
    }
  }

  private Query query(String sql, long playerId, String room) {
    return rows.createNativeQuery(sql).setParameter(1, playerId).setParameter(2, Storable.of(room));
  }
}
