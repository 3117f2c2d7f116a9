package dama.page;

import dama.account.AccountStore;
import dama.account.OneTimeLink;
import dama.account.OneTimeLinks;
import dama.account.PasswordFault;
import dama.account.Passwords;
import dama.account.TooBusyException;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/** Gives an account a new password, for whoever holds the link to it. */
@ApplicationScoped
public class RecoverLinkAct implements FormAct {

  private static final OneTimeLink.Purpose PURPOSE = OneTimeLink.Purpose.RECOVER;

  @Inject private OneTimeLinks links;
  @Inject private PlayerStore players;
  @Inject private AccountStore accounts;
  @Inject private Passwords passwords;
  @Inject private SignIn signIn;
  @Inject private Letters letters;

  @Override
  public Address.Target target() {
    return Address.Target.RECOVER_LINK;
  }

  @Override
  public Outcome take(Form form) {
    Optional<Player> player =
        links
            .find(form.id(), PURPOSE)
            .flatMap(link -> Storage.call(() -> players.byId(link.playerId())))
            .filter(Player::account);
    if (player.isEmpty()) {
      return new Outcome.Again("linkGone", "");
    }
    Optional<PasswordFault> fault = passwords.judge(form.secret("new"), player.get().name());
    if (fault.isPresent()) {
      return new Outcome.Again(FaultCodes.of("password", fault.get()), "new");
    }
    try {
      return set(form, player.get(), passwords.hash(form.secret("new")));
    } catch (TooBusyException e) {
      return new Outcome.Again("busy", "");
    }
  }

  private Outcome set(Form form, Player player, String hash) {
    if (links.use(form.id(), PURPOSE).isEmpty()) {
      return new Outcome.Again("linkGone", "");
    }
    Storage.run(() -> accounts.setPassword(player.id(), hash));
    links.voidRecoveries(player.id());
    signIn.alone(player, SignInLog.Way.RECOVERY_LINK, form.request(), form.response());
    letters.passwordChanged(player.id());
    return new Outcome.Seen("/account?done=password");
  }
}
