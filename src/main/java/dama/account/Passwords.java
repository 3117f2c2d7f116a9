package dama.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.text.Normalizer;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Which passwords are taken, and the slow work of hashing them, which is done for a few at a time:
 * who plays must not feel who signs in.
 */
@ApplicationScoped
public class Passwords {

  static final int SHORTEST = 12;
  static final int LONGEST = 200;

  private static final int AT_ONCE = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
  private static final int WAITING = 16;
  private static final long PATIENCE_SECONDS = 5;

  /** What a password is compared with where there is no account: as much work, and no match. */
  private static final PasswordHash NOBODYS = PasswordHash.of("nobody signs in with this one");

  private final Semaphore turns = new Semaphore(AT_ONCE, true);

  /** What comes of trying a password. */
  public enum Trial {
    RIGHT,
    /** Right, and its hash is to be made anew. */
    RIGHT_BUT_WEAK,
    WRONG
  }

  /** What is wrong with a password that somebody wants; empty if nothing is. */
  public Optional<PasswordFault> judge(String typed, String name) {
    String password = normal(typed);
    int length = password.codePointCount(0, password.length());
    if (length < SHORTEST) {
      return Optional.of(PasswordFault.TOO_SHORT);
    }
    if (length > LONGEST) {
      return Optional.of(PasswordFault.TOO_LONG);
    }
    return CommonPasswords.judge(password, name);
  }

  /**
   * What to store of a password.
   *
   * @throws TooBusyException if too many are being hashed already
   */
  public String hash(String typed) {
    return inTurn(() -> PasswordHash.of(normal(typed)).stored());
  }

  /**
   * Tries a password; it takes as long where there is none to compare it with.
   *
   * @throws TooBusyException if too many are being hashed already
   */
  public Trial attempt(String typed, @Nullable String stored) {
    Optional<PasswordHash> known = Optional.ofNullable(stored).flatMap(PasswordHash::read);
    PasswordHash hash = known.orElse(NOBODYS);
    // What nobody can have chosen is hashed all the same, but no more of it than that.
    String password = cut(typed);
    boolean right = inTurn(() -> isRight(hash, normal(password)));
    if (!right || known.isEmpty()) {
      return Trial.WRONG;
    }
    return hash.isWeak() ? Trial.RIGHT_BUT_WEAK : Trial.RIGHT;
  }

  /** An old hash takes as long as one of today: else its account would be known by its haste. */
  private static boolean isRight(PasswordHash hash, String password) {
    boolean right = hash.isOf(password);
    hash.doTheRest(password);
    return right;
  }

  /** Keyboards write one letter in several ways; a person types the same. */
  static String normal(String typed) {
    return Normalizer.normalize(typed, Normalizer.Form.NFC);
  }

  private static String cut(String typed) {
    int most = LONGEST * 4;
    return typed.length() <= most ? typed : typed.substring(0, most);
  }

  private <T> T inTurn(java.util.function.Supplier<T> work) {
    if (turns.getQueueLength() >= WAITING || !isOurTurn()) {
      throw new TooBusyException();
    }
    try {
      return work.get();
    } finally {
      turns.release();
    }
  }

  private boolean isOurTurn() {
    try {
      return turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
