package dama.page;

import dama.page.SignInLog.Left;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Signs somebody out, here or everywhere. */
@ApplicationScoped
public class SignOutAct implements FormAct {

  @Inject private SignIn signIn;
  @Inject private SignInLog log;

  @Override
  public Address.Target target() {
    return Address.Target.SIGN_OUT;
  }

  @Override
  public Outcome take(Form form) {
    boolean everywhere = form.checked("everywhere");
    if (!everywhere && !form.checked("here")) {
      return new Outcome.Seen("/sign-out");
    }
    // A visitor has no way back to who they are.
    Player player = form.player();
    if (player != null && player.account()) {
      if (everywhere) {
        signIn.outEverywhere(player);
      }
      signIn.out(form.request(), form.response());
      Left which = everywhere ? Left.EVERYWHERE : Left.HERE;
      log.left(which, player, form.request());
    }
    return new Outcome.Seen("/sign-in?done=signedOut");
  }
}
