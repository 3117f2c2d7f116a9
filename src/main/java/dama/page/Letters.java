package dama.page;

import dama.account.Account;
import dama.account.AccountStore;
import dama.account.Mailer;
import dama.account.OneTimeLinks;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Configuration;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.regex.Pattern;

/**
 * The letters that Dama writes, each in the language of the account. They are written and sent
 * after the answer: how long an answer takes does not tell whether anybody is written to.
 */
@ApplicationScoped
public class Letters {

  /** What goes out is checked by the one who opens it; this keeps out what is no address at all. */
  private static final Pattern ADDRESS =
      Pattern.compile("[^\\s@<>\",;:\\\\()\\[\\]\\p{Cntrl}]{1,64}@[\\p{L}\\p{N}.-]{1,180}");

  /** Several accounts may share an address; a letter goes out for each. */
  private static final int MOST_OF_ONE = 5;

  private static final int MOST_AT_ONCE = 50;

  @Inject private Mailer mailer;
  @Inject private AccountStore accounts;
  @Inject private PlayerStore players;
  @Inject private OneTimeLinks links;
  @Inject private Bundles bundles;

  @Resource private ManagedExecutorService later;

  private final Semaphore room = new Semaphore(MOST_AT_ONCE);

  /** Whether this site can send any. */
  boolean areWritten() {
    return mailer.isConfigured();
  }

  static boolean isAddress(String text) {
    return ADDRESS.matcher(text).matches() && !text.contains("..") && !text.endsWith(".");
  }

  /** A link to whoever bears this name, or has this address, and confirmed one. */
  void recover(String who) {
    later(
        () -> {
          for (Account account : sought(who)) {
            write(account, "recover", links.recovery(account));
          }
        });
  }

  private List<Account> sought(String who) {
    if (isAddress(who)) {
      return Storage.call(() -> accounts.byEmail(who)).stream().limit(MOST_OF_ONE).toList();
    }
    Optional<Player> player = Storage.call(() -> players.byName(who)).filter(Player::account);
    return player.flatMap(this::confirmed).stream().toList();
  }

  private Optional<Account> confirmed(Player player) {
    return Storage.call(() -> accounts.byPlayer(player.id())).filter(Account::emailConfirmed);
  }

  /** A link by which whoever reads it confirms that it came to the right one. */
  void confirm(long playerId, String email, Language language) {
    later(
        () ->
            Storage.call(() -> players.byId(playerId))
                .ifPresent(
                    player ->
                        send(
                            email,
                            language,
                            "confirm",
                            player.name(),
                            links.confirmation(playerId, email))));
  }

  void passwordChanged(long playerId) {
    later(
        () ->
            Storage.call(() -> accounts.byPlayer(playerId))
                .filter(Account::emailConfirmed)
                .ifPresent(account -> write(account, "password", OneTimeLinks.RECOVER_PAGE)));
  }

  /** To the address that was, if it was confirmed. */
  void emailChanged(Account before) {
    if (before.emailConfirmed()) {
      later(() -> write(before, "email", OneTimeLinks.RECOVER_PAGE));
    }
  }

  private void write(Account account, String letter, String address) {
    Language language = Language.byTag(account.language()).orElse(Language.EN);
    Storage.call(() -> players.byId(account.playerId()))
        .ifPresent(player -> send(account.email(), language, letter, player.name(), address));
  }

  private void send(String to, Language language, String letter, String name, String address) {
    Map<String, String> words = bundles.in(language).entries();
    String site = words.getOrDefault("app.name", "");
    String subject = words.getOrDefault("letter." + letter + ".subject", "");
    String body =
        words
            .getOrDefault("letter." + letter + ".body", "")
            .replace("{name}", name)
            .replace("{site}", site);
    String base = Configuration.current().address().replaceFirst("/+$", "");
    mailer.send(to, subject, body + "\n\n" + base + address + "\n");
  }

  private void later(Runnable work) {
    if (!areWritten() || !room.tryAcquire()) {
      return;
    }
    later.execute(
        () -> {
          try {
            work.run();
          } catch (StorageAwayException e) {
            // Logged where it was noticed; whoever waits for a letter asks again.
            return;
          } finally {
            room.release();
          }
        });
  }
}
