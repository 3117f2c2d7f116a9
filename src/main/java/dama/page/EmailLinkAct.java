package dama.page;

import dama.account.AccountStore;
import dama.account.OneTimeLink;
import dama.account.OneTimeLinks;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/** Confirms that mail to an account goes to whoever opened the link in it. */
@ApplicationScoped
public class EmailLinkAct implements FormAct {

  @Inject private OneTimeLinks links;
  @Inject private AccountStore accounts;

  @Override
  public Address.Target target() {
    return Address.Target.EMAIL_LINK;
  }

  @Override
  public Outcome take(Form form) {
    Optional<OneTimeLink> link = links.use(form.id(), OneTimeLink.Purpose.CONFIRM);
    boolean confirmed =
        link.filter(
                used -> Storage.call(() -> accounts.confirmEmail(used.playerId(), used.detail())))
            .isPresent();
    if (!confirmed) {
      return new Outcome.Again("linkGone", "");
    }
    boolean here = form.player() != null && form.player().account();
    return new Outcome.Seen((here ? "/account" : "/sign-in") + "?done=emailConfirmed");
  }
}
