package dama.account;

import dama.server.Now;
import dama.server.SecurityLog;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;

/**
 * What may be tried how often. Whoever guesses waits longer each time, by the account that they
 * guess at and by the address that they come from. Nobody can be shut out of their account by it: a
 * browser that was signed in to the account before is counted by itself.
 *
 * <p>A name that nobody bears is counted as one that somebody does.
 */
@ApplicationScoped
public class Attempts {

  /** One stranger at one account. */
  static final Limit PAIR = Limit.ofFailures(5, Duration.ofMinutes(15));

  /** One address at all accounts: a school has one. */
  static final Limit ADDRESS = Limit.ofFailures(30, Duration.ofHours(1));

  /** All strangers at one account: a short wait, as those who do no harm wait, too. */
  static final Limit ACCOUNT = Limit.ofFailures(50, Duration.ofMinutes(1));

  /** A browser that was signed in before. */
  static final Limit KNOWN = Limit.ofFailures(10, Duration.ofMinutes(15));

  static final Limit VISITORS = Limit.ofAll(60, Duration.ofHours(1));
  static final Limit SIGN_UPS = Limit.ofAll(20, Duration.ofHours(1));
  static final Limit RENAMES = Limit.ofAll(10, Duration.ofHours(1));
  static final Limit LETTERS = Limit.ofAll(10, Duration.ofHours(1));
  static final Limit RECOVERIES = Limit.ofAll(5, Duration.ofHours(1));
  static final Limit ADDRESS_RECOVERIES = Limit.ofAll(20, Duration.ofHours(1));

  /** Another server may have written the first row of a subject at the same time. */
  private static final int TRIES = 3;

  @Inject private AttemptStore store;

  /**
   * Who signs in, from where.
   *
   * @param account the name that was typed, as {@code dama.player.PlayerStore} compares it
   * @param origin the address, hashed; empty where many share it
   * @param known of the browser by which the account knows it; empty if it does not
   */
  public record Guess(String account, String origin, String known) {
    boolean isKnown() {
      return !known.isEmpty();
    }
  }

  /** How long to wait before signing in; zero if now is the time, and then it is counted. */
  public Duration signIn(Guess guess) {
    return take("sign-ins", subjects(guess));
  }

  /** It was no guess. The address goes on: else an account of one's own would wipe it clean. */
  public void signedIn(Guess guess) {
    Storage.run(
        () -> {
          store.forget(guess.isKnown() ? subjects(guess) : List.of(pair(guess)));
          if (!guess.isKnown()) {
            store.takeBack(List.of(account(guess), address(guess)));
          }
        });
  }

  /** It was not even tried. */
  public void notTried(Guess guess) {
    Storage.run(() -> store.takeBack(subjects(guess)));
  }

  private static List<Attempt> subjects(Guess guess) {
    if (guess.isKnown()) {
      return List.of(Attempt.of("known", guess.known(), KNOWN));
    }
    return guess.origin().isEmpty()
        ? List.of(pair(guess), account(guess))
        : List.of(pair(guess), account(guess), address(guess));
  }

  private static Attempt pair(Guess guess) {
    return Attempt.of("pair", guess.account() + "\n" + guess.origin(), PAIR);
  }

  private static Attempt account(Guess guess) {
    return Attempt.of("account", guess.account(), ACCOUNT);
  }

  private static Attempt address(Guess guess) {
    return Attempt.of("address", guess.origin(), ADDRESS);
  }

  /** A browser that nobody has seen makes a visitor. */
  public Duration newVisitor(String origin) {
    return takeOf("visitor", origin, VISITORS);
  }

  public Duration signUp(String origin) {
    return takeOf("sign-up", origin, SIGN_UPS);
  }

  public Duration rename(long playerId) {
    return take("renames", List.of(Attempt.of("rename", "" + playerId, RENAMES)));
  }

  /** A letter to an address that whoever asks for it need not have. */
  public Duration letter(long playerId) {
    return take("letters", List.of(Attempt.of("letter", "" + playerId, LETTERS)));
  }

  /** Somebody asks for a link to get back into an account. */
  public Duration recovery(String account, String origin) {
    Duration wait = takeOf("recoveries", origin, ADDRESS_RECOVERIES);
    return wait.isZero()
        ? take("recoveries", List.of(Attempt.of("recovery", account + "\n" + origin, RECOVERIES)))
        : wait;
  }

  private Duration takeOf(String kind, String origin, Limit limit) {
    return origin.isEmpty() ? Duration.ZERO : take(kind, List.of(Attempt.of(kind, origin, limit)));
  }

  private Duration take(String what, List<Attempt> tries) {
    Duration wait = take(tries);
    if (!wait.isZero()) {
      SecurityLog.tell(SecurityLog.Event.LIMIT, what);
    }
    return wait;
  }

  private Duration take(List<Attempt> tries) {
    for (int once = 1; ; once++) {
      try {
        return Storage.call(() -> store.take(tries, Now.instant()));
      } catch (StorageAwayException e) {
        if (once == TRIES) {
          throw e;
        }
      }
    }
  }

  /** Rounded up, as a person is told. */
  public static int minutes(Duration wait) {
    return (int) Math.max(1, (wait.toSeconds() + 59) / 60);
  }
}
