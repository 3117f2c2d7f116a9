package dama.page;

import dama.account.AccountStore;
import dama.account.OneTimeLinks;
import dama.account.Opening;
import dama.account.Passwords;
import dama.account.RoleStore;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Tokens;
import dama.server.Configuration;
import dama.server.FirstOwner;
import dama.server.Log;
import dama.server.SecurityLog;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedScheduledExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.Startup;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;

/**
 * Gives a site that has no owner a way to one, whenever it starts: the account that is configured,
 * or a link in the log. Whoever can read the log of a new site is who runs it; there is no other
 * secret in it.
 */
@ApplicationScoped
public class FirstOwners {
  private static final Log LOG = Log.of(FirstOwners.class);
  private static final int SECONDS_BETWEEN = 5;

  @Inject private RoleStore roles;
  @Inject private PlayerStore players;
  @Inject private AccountStore accounts;
  @Inject private Passwords passwords;
  @Inject private OneTimeLinks links;

  @Resource private ManagedScheduledExecutorService timer;

  /** After the tables are there, which one server is not at its first context. */
  void start(@Observes Startup startup) {
    later(0);
  }

  private void later(int seconds) {
    ScheduledFuture<?> unused = timer.schedule(this::look, seconds, TimeUnit.SECONDS);
  }

  private void look() {
    try {
      if (!Storage.call(roles::hasOwner)) {
        provide(Configuration.current().firstOwner());
      }
    } catch (StorageAwayException e) {
      later(SECONDS_BETWEEN);
    } catch (RuntimeException e) {
      // Whoever waits for the link would wait in vain, and the timer tells nobody.
      LOG.log(Level.SEVERE, "No owner could be made", e);
    }
  }

  private void provide(FirstOwner configured) {
    if (!configured.isNamed()) {
      LOG.info(
          "This site has no owner yet. Who opens "
              + address(links.owner())
              + " within 24 hours becomes the owner; it works once.");
    } else if (make(configured)) {
      LOG.info("The account that is configured as the owner's is the owner's now.");
    } else {
      LOG.severe(
          "No owner could be made: DAMA_OWNER must be a free name, of letters of one script, that no filter"
              + " refuses, and DAMA_OWNER_PASSWORD a password of 12 or more characters that is not common;"
              + " or both must be those of an account that there is.");
    }
  }

  private boolean make(FirstOwner configured) {
    if (passwords.judge(configured.password(), configured.name()).isPresent()) {
      return false;
    }
    Optional<Player> before = Storage.call(() -> players.byName(configured.name()));
    if (before.filter(Player::account).isPresent()) {
      return opens(configured, before.get()) && grant(before.get().id());
    }
    return makeNew(configured, passwords.hash(configured.password()));
  }

  /** Whether it is the owner's account: somebody else may have been quicker to take the name. */
  private boolean opens(FirstOwner configured, Player account) {
    Optional<String> stored = Storage.call(() -> accounts.passwordHash(account.id()));
    return stored.isPresent()
        && passwords.attempt(configured.password(), stored.get()) != Passwords.Trial.WRONG;
  }

  private boolean makeNew(FirstOwner configured, String hash) {
    // Nobody has the token of this visitor: the password is the one way in.
    String nobodys = Tokens.hash(Tokens.newToken());
    Player player = Storage.call(() -> players.arrive(nobodys));
    if (open(player.id(), configured.name(), hash)) {
      return grant(player.id());
    }
    // A name that is kept for owners goes to one who is one already.
    boolean mayBe =
        Storage.call(() -> players.isReserved(configured.name()))
            && open(player.id(), player.name(), hash)
            && grant(player.id());
    return mayBe
        && Storage.call(() -> players.rename(player.id(), configured.name()))
            instanceof Naming.Named;
  }

  private boolean grant(long playerId) {
    boolean first = Storage.call(() -> roles.grantFirst(playerId));
    if (first) {
      SecurityLog.tell(
          SecurityLog.Event.ROLE, Role.OWNER.name(), "player", playerId, "by", "configuration");
    }
    return first;
  }

  private boolean open(long playerId, String name, String hash) {
    return Storage.call(() -> accounts.create(playerId, name, hash, Language.EN.getTag()))
        instanceof Opening.Opened;
  }

  private String address(String path) {
    String configured = Configuration.current().address().replaceFirst("/+$", "");
    return configured.isEmpty()
        ? "the address of this site followed by " + path
        : configured + path;
  }
}
