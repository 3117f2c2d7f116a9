package dama.page;

import dama.account.AccountListener;
import dama.account.AccountStore;
import dama.account.Attempts;
import dama.account.Opening;
import dama.account.PasswordFault;
import dama.account.Passwords;
import dama.account.TooBusyException;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Optional;

/** Makes an account of a visitor, who keeps who they are; of somebody new, a visitor first. */
@ApplicationScoped
public class AccountNewAct implements FormAct {

  @Inject private PlayerStore players;
  @Inject private AccountStore accounts;
  @Inject private Passwords passwords;
  @Inject private Attempts attempts;
  @Inject private Devices devices;
  @Inject private SignIn signIn;
  @Inject private Letters letters;
  @Inject private AccountListener listener;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_NEW;
  }

  @Override
  public Outcome take(Form form) {
    if (form.player() != null && form.player().account()) {
      return new Outcome.Seen("/account");
    }
    String name = form.text("name");
    Optional<PasswordFault> fault = passwords.judge(form.secret("password"), name);
    if (fault.isPresent()) {
      return new Outcome.Again(FaultCodes.of("password", fault.get()), "password");
    }
    String email = letters.areWritten() ? form.text("email") : "";
    if (!email.isEmpty() && !Letters.isAddress(email)) {
      return new Outcome.Again("email", "email");
    }
    Duration wait = attempts.signUp(devices.origin(form.request()));
    if (!wait.isZero()) {
      return new Outcome.Again("tooManyAttempts", "", Attempts.minutes(wait));
    }
    try {
      return make(form, name, passwords.hash(form.secret("password")), email);
    } catch (TooBusyException e) {
      return new Outcome.Again("busy", "");
    }
  }

  private Outcome make(Form form, String name, String hash, String email) {
    HttpServletRequest request = form.request();
    Player player = form.player() == null ? arrive(request) : form.player();
    String language = LanguageFilter.of(request).getTag();
    Opening opening = Storage.call(() -> accounts.create(player.id(), name, hash, language));
    if (opening instanceof Opening.Unfit unfit) {
      return new Outcome.Again(FaultCodes.of("name", unfit.fault()), "name");
    }
    if (opening instanceof Opening.Opened opened) {
      signIn.alone(opened.player(), SignInLog.Way.NEW_ACCOUNT, request, form.response());
      listener.changed(opened.player());
      if (!email.isEmpty()) {
        Storage.run(() -> accounts.setEmail(player.id(), email));
        letters.confirm(player.id(), email, LanguageFilter.of(request));
      }
    }
    return new Outcome.Seen(Onward.of(request, "/account?done=account"));
  }

  /** Somebody who has not acted yet; their token is of no use from the next moment on. */
  private Player arrive(HttpServletRequest request) {
    String token = Cookies.token(request).orElseGet(Tokens::newToken);
    return Storage.call(() -> players.arrive(Tokens.hash(token), devices.of(request)));
  }
}
