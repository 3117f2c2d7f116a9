package dama.page;

import dama.account.AccountStore;
import dama.account.Attempts;
import dama.account.Passwords;
import dama.account.TooBusyException;
import dama.page.FormAct.Form;
import dama.page.FormAct.Outcome.Again;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks somebody who is signed in for their password, before what a borrowed browser must not do.
 */
@ApplicationScoped
public class OwnPassword {

  @Inject private AccountStore accounts;
  @Inject private Passwords passwords;
  @Inject private Attempts attempts;
  @Inject private Devices devices;
  @Inject private SignInLog log;

  /** What is wrong with what was typed into a field; empty if it is the password. */
  Optional<Again> refuse(Form form, Player player, String field) {
    Optional<String> stored = Storage.call(() -> accounts.passwordHash(player.id()));
    if (stored.isEmpty()) {
      // Another site says who they are, and said so when they signed in.
      return Optional.empty();
    }
    Attempts.Guess guess =
        new Attempts.Guess(
            PlayerStore.key(player.name()),
            devices.origin(form.request()),
            "signed in " + player.id());
    Duration wait = attempts.signIn(guess);
    if (!wait.isZero()) {
      return Optional.of(new Again("tooManyAttempts", "", Attempts.minutes(wait)));
    }
    try {
      if (passwords.attempt(form.secret(field), stored.get()) == Passwords.Trial.WRONG) {
        log.failed(SignInLog.Way.OWN_PASSWORD, player.id(), form.request());
        return Optional.of(new Again("ownPassword", field));
      }
    } catch (TooBusyException e) {
      attempts.notTried(guess);
      return Optional.of(new Again("busy", ""));
    }
    attempts.signedIn(guess);
    return Optional.empty();
  }
}
