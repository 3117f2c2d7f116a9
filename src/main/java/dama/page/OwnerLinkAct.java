package dama.page;

import dama.account.AccountListener;
import dama.account.OneTimeLink;
import dama.account.OneTimeLinks;
import dama.account.RoleStore;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.server.SecurityLog;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Makes the first owner of whoever holds the link from the log and has an account. */
@ApplicationScoped
public class OwnerLinkAct implements FormAct {

  private static final OneTimeLink.Purpose PURPOSE = OneTimeLink.Purpose.OWNER;

  @Inject private OneTimeLinks links;
  @Inject private RoleStore roles;
  @Inject private PlayerStore players;
  @Inject private AccountListener listener;

  @Override
  public Address.Target target() {
    return Address.Target.OWNER_LINK;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null || !player.account()) {
      return new Outcome.Again("accountFirst", "");
    }
    if (links.use(form.id(), PURPOSE).isEmpty()
        || !Storage.call(() -> roles.grantFirst(player.id()))) {
      return new Outcome.Again("linkGone", "");
    }
    SecurityLog.tell(
        SecurityLog.Event.ROLE, Role.OWNER.name(), "player", player.id(), "by", "owner-link");
    Storage.call(() -> players.byId(player.id())).ifPresent(listener::changed);
    return new Outcome.Seen("/account?done=owner");
  }
}
