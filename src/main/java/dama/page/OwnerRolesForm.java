package dama.page;

import dama.account.Granting;
import dama.account.RoleStore;
import dama.moderation.ModerationListener;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.server.SecurityLog;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/** Gives a role to somebody, by their name, or to one of those who have one. */
@ApplicationScoped
public class OwnerRolesForm implements FormAct {

  @Inject private PlayerStore players;
  @Inject private RoleStore roles;
  @Inject private ModerationListener listener;

  @Override
  public Address.Target target() {
    return Address.Target.OWNER_ROLES;
  }

  @Override
  public Outcome take(Form form) {
    Player owner = Objects.requireNonNull(form.player());
    Optional<Role> role =
        Arrays.stream(Role.values())
            .filter(each -> each.name().equals(form.text("role")))
            .findFirst();
    Optional<Player> player = Storage.call(() -> named(form));
    if (role.isEmpty() || player.isEmpty()) {
      return new Outcome.Again("nobodyOfThatName", "name");
    }
    long id = player.get().id();
    Granting granting = Storage.call(() -> roles.grant(owner.id(), id, role.get()));
    return switch (granting) {
      case DONE -> done(owner, player.get(), role.get());
      case NO_ACCOUNT -> new Outcome.Again("noAccount", "name");
      case LAST_OWNER -> new Outcome.Again("lastOwner", "");
      case NOT_ALLOWED -> {
        SecurityLog.refused("role", owner.id(), target().name());
        yield new Outcome.Again("notAllowed", "");
      }
    };
  }

  private Optional<Player> named(Form form) {
    String id = form.text("id");
    return id.matches("\\d{1,18}")
        ? players.byId(Long.parseLong(id))
        : players.byName(form.text("name"));
  }

  private Outcome done(Player by, Player before, Role role) {
    long id = before.id();
    if (before.role() != role) {
      SecurityLog.tell(SecurityLog.Event.ROLE, role.name(), "player", id, "by", by.id());
    }
    // Their open pages see and may at once what the role lets them.
    Storage.call(() -> players.byId(id)).ifPresent(listener::renamed);
    return new Outcome.Seen("/owner?done=role");
  }
}
