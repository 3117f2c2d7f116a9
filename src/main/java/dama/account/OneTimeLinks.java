package dama.account;

import dama.account.OneTimeLink.Purpose;
import dama.player.Tokens;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;

/**
 * Links that open something once: 256 bits that nobody can guess, of which the hash alone is
 * stored. To look at what is behind one does not use it up, since programs that look through
 * letters do that; the form on that page does.
 */
@ApplicationScoped
public class OneTimeLinks {

  /** Where somebody who is told of a change that they did not make goes. */
  public static final String RECOVER_PAGE = "/recover";

  public static final String RECOVER = "/recover/";
  public static final String CONFIRM = "/account/email/";
  public static final String OWNER = "/owner-link/";

  @Inject private OneTimeLinkStore store;

  /**
   * The address, below the application, by which somebody gets back into their account within a
   * day. It is shown once, to the moderator who asks for it. Empty where it is not theirs to give.
   */
  public Optional<String> recovery(long byModerator, long playerId) {
    return Storage.call(() -> store.recovery(byModerator, playerId, Now.instant()))
        .map(token -> RECOVER + token);
  }

  /** The same for whoever reads the mail of the account, within the hour. */
  public String recovery(Account account) {
    return RECOVER
        + Storage.call(() -> store.make(Purpose.RECOVER, account.playerId(), "", Now.instant()));
  }

  /** The address that confirms that mail to an account goes to whoever opens it. */
  public String confirmation(long playerId, String email) {
    return CONFIRM
        + Storage.call(() -> store.make(Purpose.CONFIRM, playerId, email, Now.instant()));
  }

  /** The address that makes its bearer the owner. */
  public String owner() {
    return OWNER + Storage.call(() -> store.owner(Now.instant()));
  }

  /** What a token opens, if it still does. */
  public Optional<OneTimeLink> find(String token, Purpose purpose) {
    return Tokens.isToken(token)
        ? Storage.call(() -> store.find(token, purpose, Now.instant()))
        : Optional.empty();
  }

  /** What a token opens, for the one time. */
  public Optional<OneTimeLink> use(String token, Purpose purpose) {
    return Tokens.isToken(token)
        ? Storage.call(() -> store.use(token, purpose, Now.instant()))
        : Optional.empty();
  }

  /** After a new password, no link made before leads into an account. */
  public void voidRecoveries(long playerId) {
    Storage.run(() -> store.voidRecoveries(playerId, Now.instant()));
  }
}
