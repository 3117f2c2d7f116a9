package dama.page;

import dama.account.Account;
import dama.account.AccountStore;
import dama.account.Attempts;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;

/** Changes or removes the address by which somebody gets back into their account. */
@ApplicationScoped
public class EmailAct implements FormAct {

  @Inject private AccountStore accounts;
  @Inject private OwnPassword own;
  @Inject private Attempts attempts;
  @Inject private Letters letters;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_EMAIL;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null) {
      return new Outcome.Seen("/sign-in");
    }
    boolean remove = form.checked("remove");
    String email = remove ? "" : form.text("email");
    if (!remove && !(letters.areWritten() && Letters.isAddress(email))) {
      return new Outcome.Again("email", "email");
    }
    Optional<Outcome.Again> refused = own.refuse(form, player, "password");
    if (refused.isPresent()) {
      return refused.get();
    }
    Duration wait = remove ? Duration.ZERO : attempts.letter(player.id());
    if (!wait.isZero()) {
      return new Outcome.Again("tooManyAttempts", "", Attempts.minutes(wait));
    }
    return change(form, player, email);
  }

  /**
   * @param email empty for none
   */
  private Outcome change(Form form, Player player, String email) {
    Optional<Account> before = Storage.call(() -> accounts.byPlayer(player.id()));
    before.ifPresent(letters::emailChanged);
    if (email.isEmpty()) {
      Storage.run(() -> accounts.removeEmail(player.id()));
      return new Outcome.Seen("/account?done=emailRemoved");
    }
    Storage.run(() -> accounts.setEmail(player.id(), email));
    letters.confirm(player.id(), email, LanguageFilter.of(form.request()));
    return new Outcome.Seen("/account?done=emailSent");
  }
}
