package dama.page;

import dama.account.AccountStore;
import dama.account.OneTimeLinks;
import dama.account.PasswordFault;
import dama.account.Passwords;
import dama.account.TooBusyException;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/** Changes a password; whoever was signed in elsewhere no longer is. */
@ApplicationScoped
public class PasswordAct implements FormAct {

  @Inject private AccountStore accounts;
  @Inject private Passwords passwords;
  @Inject private OwnPassword own;
  @Inject private OneTimeLinks links;
  @Inject private SignIn signIn;
  @Inject private Letters letters;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_PASSWORD;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null) {
      return new Outcome.Seen("/sign-in");
    }
    Optional<PasswordFault> fault = passwords.judge(form.secret("new"), player.name());
    if (fault.isPresent()) {
      return new Outcome.Again(FaultCodes.of("password", fault.get()), "new");
    }
    Optional<Outcome.Again> refused = own.refuse(form, player, "old");
    if (refused.isPresent()) {
      return refused.get();
    }
    String hash;
    try {
      hash = passwords.hash(form.secret("new"));
    } catch (TooBusyException e) {
      return new Outcome.Again("busy", "");
    }
    Storage.run(() -> accounts.setPassword(player.id(), hash));
    links.voidRecoveries(player.id());
    signIn.alone(player, SignInLog.Way.NEW_PASSWORD, form.request(), form.response());
    letters.passwordChanged(player.id());
    return new Outcome.Seen("/account?done=password");
  }
}
