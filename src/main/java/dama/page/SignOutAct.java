package dama.page;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Signs somebody out, here or everywhere. */
@ApplicationScoped
public class SignOutAct implements FormAct {

  @Inject private SignIn signIn;

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
    if (form.player() != null && form.player().account()) {
      if (everywhere) {
        signIn.outEverywhere(form.player());
      }
      signIn.out(form.request(), form.response());
    }
    return new Outcome.Seen("/sign-in?done=signedOut");
  }
}
