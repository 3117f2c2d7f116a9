package dama.page;

import dama.account.AccountStore;
import dama.player.Player;
import dama.privacy.Erasing;
import dama.privacy.Erasure;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/** Erases whoever asks for it and shows that they are who they say and mean it. */
@ApplicationScoped
public class EraseForm implements FormAct {

  @Inject private AccountStore accounts;
  @Inject private OwnPassword own;
  @Inject private Erasure erasure;
  @Inject private SignIn signIn;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_ERASE;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null) {
      return new Outcome.Again("nobodyKnown", "");
    }
    Optional<String> hash = Storage.call(() -> accounts.passwordHash(player.id()));
    Optional<Outcome.Again> refused =
        hash.isPresent() ? own.refuse(form, player, "password") : judgeName(form, player);
    if (refused.isPresent()) {
      return refused.get();
    }
    Erasing erasing = erasure.erase(player, Now.instant());
    if (!(erasing instanceof Erasing.Erased erased)) {
      return new Outcome.Again("lastOwner", "");
    }
    signIn.out(form.request(), form.response());
    return new Outcome.Seen(
        "/account/erased" + (erased.keptLines() == 0 ? "" : "?kept=" + erased.keptLines()));
  }

  private static Optional<Outcome.Again> judgeName(Form form, Player player) {
    return form.text("name").equals(player.name())
        ? Optional.empty()
        : Optional.of(new Outcome.Again("notYourName", "name"));
  }
}
