package dama.account;

import dama.player.Folded;
import dama.player.Naming;
import dama.player.PlayerStore;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Those who can come back from anywhere. */
@ApplicationScoped
@Transactional
public class AccountStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject OneTimeLinkStore links;

  /**
   * Makes an account of a player, who stays who they are: their id, their games, what they said.
   *
   * @param name as they want to be called from now on
   * @param passwordHash as {@link Passwords#hash} makes it; null where another site says who they
   *     are
   * @param language in which letters to them are written, as {@code en}
   */
  public Opening create(
      long playerId, String name, @Nullable String passwordHash, String language) {
    players.lock(playerId);
    if (rows.find(AccountRecord.class, playerId) != null) {
      return new Opening.Already(players.byId(playerId).orElseThrow());
    }
    Naming naming = players.rename(playerId, name);
    if (naming instanceof Naming.Unfit unfit) {
      return new Opening.Unfit(unfit.fault());
    }
    rows.persist(AccountRecord.of(playerId, passwordHash, language, now()));
    players.becomeAccount(playerId);
    return new Opening.Opened(players.byId(playerId).orElseThrow());
  }

  public Optional<Account> byPlayer(long playerId) {
    return record(playerId).map(AccountRecord::toAccount);
  }

  /** Those whose mail goes to this address, and who confirmed that it does. */
  public List<Account> byEmail(String email) {
    return rows.createQuery(
            "select a from AccountRecord a"
                + " where a.emailFolded = :folded and a.emailConfirmedAt is not null"
                + " order by a.playerId",
            AccountRecord.class)
        .setParameter("folded", Folded.of(email))
        .getResultStream()
        .map(AccountRecord::toAccount)
        .toList();
  }

  /** What is stored of the password; empty if there is none, or no such account. */
  public Optional<String> passwordHash(long playerId) {
    return record(playerId).flatMap(row -> Optional.ofNullable(row.passwordHash));
  }

  public void setPassword(long playerId, String hash) {
    record(playerId).ifPresent(row -> row.setPassword(hash, now()));
  }

  /** The same password hashed anew, if it is still the one that was hashed so. */
  public void rehash(long playerId, String before, String after) {
    record(playerId)
        .filter(row -> before.equals(row.passwordHash))
        .ifPresent(row -> row.rehash(after));
  }

  /** The language of their last sign-in. */
  public void speak(long playerId, String language) {
    record(playerId)
        .filter(row -> !row.language.equals(language))
        .ifPresent(row -> row.speak(language));
  }

  /** Keeps an address that is yet to be confirmed; links in letters to the one before are void. */
  public void setEmail(long playerId, String email) {
    links.voidRecoveries(playerId, Now.instant());
    record(playerId).ifPresent(row -> row.setEmail(email, Folded.of(email)));
  }

  public void removeEmail(long playerId) {
    links.voidRecoveries(playerId, Now.instant());
    record(playerId).ifPresent(row -> row.setEmail(null, null));
  }

  /**
   * Somebody opened the letter that went there.
   *
   * @return whether it is still the address of the account
   */
  public boolean confirmEmail(long playerId, String email) {
    Optional<AccountRecord> account = record(playerId).filter(row -> email.equals(row.email));
    account.ifPresent(row -> row.confirmEmail(now()));
    return account.isPresent();
  }

  private Optional<AccountRecord> record(long playerId) {
    return Optional.ofNullable(rows.find(AccountRecord.class, playerId));
  }

  private static OffsetDateTime now() {
    return Now.instant().atOffset(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
  }
}
