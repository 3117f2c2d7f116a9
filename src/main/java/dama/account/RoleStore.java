package dama.account;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may do more than play. */
@ApplicationScoped
@Transactional
public class RoleStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject AuditStore audit;

  /** Gives an account a role, in the name of an owner. */
  public Granting grant(long by, long playerId, Role role) {
    lockOwners();
    Optional<Player> giver = players.byId(by);
    if (giver.isEmpty() || !giver.get().role().includes(Role.OWNER)) {
      return Granting.NOT_ALLOWED;
    }
    return give(by, playerId, role);
  }

  /**
   * Makes an account the first owner.
   *
   * @return whether there was none before
   */
  public boolean grantFirst(long playerId) {
    lockFirst();
    return !hasOwner() && give(null, playerId, Role.OWNER) == Granting.DONE;
  }

  public boolean hasOwner() {
    return owners() > 0;
  }

  /** Those who may do more than play, owners first. */
  public List<Player> staff() {
    return rows.createQuery(
            "select p.id from PlayerRecord p where p.role <> dama.player.Role.PLAYER"
                + " order by p.role desc, p.id",
            Long.class)
        .getResultStream()
        .flatMap(id -> players.byId(id).stream())
        .toList();
  }

  private Granting give(@Nullable Long by, long playerId, Role role) {
    Optional<Player> player = players.byId(playerId);
    if (player.isEmpty() || !player.get().account()) {
      return Granting.NO_ACCOUNT;
    }
    Role before = player.get().role();
    if (before == Role.OWNER && role != Role.OWNER && owners() == 1) {
      return Granting.LAST_OWNER;
    }
    if (before != role) {
      players.setRole(playerId, role);
      audit.append(
          new Act(by, "role.grant", "player", "" + playerId, state(before), state(role), ""));
    }
    return Granting.DONE;
  }

  private static String state(Role role) {
    return "{\"role\":\"" + role + "\"}";
  }

  /** Two owners who step down at once do it one after the other, on whatever server. */
  private void lockOwners() {
    rows.createNativeQuery("select id from player where role = 'OWNER' order by id for update")
        .getResultList();
  }

  /** There is no owner's row to lock. */
  private void lockFirst() {
    rows.createNativeQuery("select id from naming for update").getResultList();
  }

  private long owners() {
    return rows.createQuery(
            "select count(p) from PlayerRecord p where p.role = dama.player.Role.OWNER", Long.class)
        .getSingleResult();
  }
}
