package dama.page;

import dama.account.AccountStore;
import dama.account.Attempts;
import dama.account.KnownBrowsers;
import dama.account.Passwords;
import dama.account.Passwords.Trial;
import dama.account.TooBusyException;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;

/**
 * Signs somebody in. A name that nobody bears, one without a password and a wrong password are
 * answered by the same words after the same work.
 */
@ApplicationScoped
public class SignInAct implements FormAct {

  private static final long NOBODY = 0;

  @Inject PlayerStore players;
  @Inject AccountStore accounts;
  @Inject Passwords passwords;
  @Inject Attempts attempts;
  @Inject KnownBrowsers known;
  @Inject Devices devices;
  @Inject SignIn signIn;
  @Inject SignInLog log;

  @Override
  public Address.Target target() {
    return Address.Target.SIGN_IN;
  }

  @Override
  public Outcome take(Form form) {
    Optional<Player> player = Storage.call(() -> players.byName(form.text("name")));
    long id = player.map(Player::id).orElse(NOBODY);
    Optional<String> stored = Storage.call(() -> accounts.passwordHash(id));
    Attempts.Guess guess = guess(form, id);
    Duration wait = attempts.signIn(guess);
    if (!wait.isZero()) {
      return new Outcome.Again("tooManyAttempts", "", Attempts.minutes(wait));
    }
    String password = form.secret("password");
    Trial trial;
    try {
      trial = passwords.attempt(password, stored.orElse(null));
    } catch (TooBusyException e) {
      attempts.notTried(guess);
      return new Outcome.Again("busy", "");
    }
    if (trial == Trial.WRONG || player.isEmpty()) {
      log.failed(SignInLog.Way.PASSWORD, player.map(Player::id).orElse(null), form.request());
      return new Outcome.Again("wrongPassword", "password");
    }
    attempts.signedIn(guess);
    if (trial == Trial.RIGHT_BUT_WEAK) {
      rehash(id, stored.orElse(""), password);
    }
    String language = LanguageFilter.of(form.request()).getTag();
    Storage.run(() -> accounts.speak(id, language));
    signIn.as(player.get(), SignInLog.Way.PASSWORD, form.request(), form.response());
    return new Outcome.Seen(Onward.of(form.request(), "/"));
  }

  private void rehash(long id, String before, String password) {
    try {
      String after = passwords.hash(password);
      Storage.run(() -> accounts.rehash(id, before, after));
    } catch (TooBusyException e) {
      // The next time will do.
      return;
    }
  }

  private Attempts.Guess guess(Form form, long id) {
    String cookie = Cookies.find(form.request(), Cookies.KNOWN).orElse("");
    return new Attempts.Guess(
        PlayerStore.key(form.text("name")), devices.origin(form.request()), known.idAt(id, cookie));
  }
}
