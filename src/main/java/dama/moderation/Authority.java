package dama.moderation;

import dama.account.RoleStore;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.server.SecurityLog;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Who may act upon whom: a moderator upon players, an owner upon moderators too, nobody upon an
 * owner or upon themselves. Roles are those that the rows hold now.
 */
@ApplicationScoped
class Authority {

  @Inject private PlayerStore players;
  @Inject private RoleStore roles;

  /** What keeps one from acting upon the other. */
  Optional<ActRefusal> against(long byId, long playerId) {
    Optional<ActRefusal> refused = inGeneral(byId);
    if (refused.isPresent()) {
      return refused;
    }
    Optional<Player> person = players.byId(playerId);
    if (person.isEmpty()) {
      return Optional.of(ActRefusal.NO_SUCH_PERSON);
    }
    if (byId == playerId) {
      return Optional.of(ActRefusal.YOURSELF);
    }
    boolean above = role(byId).compareTo(person.get().role()) > 0;
    return above
        ? Optional.empty()
        : Optional.of(refused(ActRefusal.NOT_YOURS_TO_JUDGE, byId, playerId));
  }

  /** What keeps one from acting at all. */
  Optional<ActRefusal> inGeneral(long byId) {
    return role(byId).includes(Role.MODERATOR)
        ? Optional.empty()
        : Optional.of(refused(ActRefusal.NO_MODERATOR, byId, null));
  }

  private static ActRefusal refused(ActRefusal why, long byId, @Nullable Long playerId) {
    SecurityLog.refused(why.name().toLowerCase(Locale.ROOT), byId, playerId);
    return why;
  }

  /** Whether somebody else might act upon this person. */
  boolean hasOther(long byId, long playerId) {
    return roles.staff().stream()
        .filter(other -> other.id() != byId && other.id() != playerId)
        .anyMatch(other -> other.role().compareTo(role(playerId)) > 0);
  }

  private Role role(long id) {
    return players.byId(id).map(Player::role).orElse(Role.PLAYER);
  }
}
