package dama.privacy;

import dama.archive.StoredGame;
import dama.game.GameCommand;
import dama.live.LiveGames;
import dama.lobby.Lobby;
import dama.lobby.Offer;
import dama.player.Player;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;

/**
 * A person has themselves erased. Their games stay, under a pseudonym; a game that runs is
 * resigned, so that nobody waits for ever for a move.
 */
@ApplicationScoped
public class Erasure {

  /** So few that each step ends long before a database gives up on it. */
  private static final int LINES_A_STEP = 500;

  /** More than any page that was left open shows of one person. */
  private static final int LINES_ON_PAGES = 1_000;

  @Inject private ErasureStore store;
  @Inject private LiveGames games;
  @Inject private Lobby lobby;
  @Inject private PrivacyListener listener;

  /**
   * @throws StorageAwayException if it was not done, or not to its end: asking again, or the next
   *     clearing, finishes it
   */
  public Erasing erase(Player player, Instant now) {
    if (Storage.call(() -> store.isLastOwner(player.id()))) {
      return new Erasing.LastOwner();
    }
    listener.leaving(player);
    for (StoredGame game : games.runningOf(player.id())) {
      games.submit(game.id(), player, new GameCommand.Resign(), now);
    }
    for (Offer offer : lobby.open()) {
      withdraw(offer, player);
    }
    Optional<Player> pseudonym = Storage.call(() -> store.leave(player.id(), now));
    if (pseudonym.isEmpty()) {
      return new Erasing.LastOwner();
    }
    int kept = complete(pseudonym.get());
    listener.erased(
        pseudonym.get(), Storage.call(() -> store.latest(pseudonym.get(), LINES_ON_PAGES)));
    return new Erasing.Erased(pseudonym.get(), kept);
  }

  private void withdraw(Offer offer, Player player) {
    Player to = offer.to();
    if (offer.maker().id() == player.id()) {
      lobby.withdraw(player, offer.id());
    } else if (to != null && to.id() == player.id()) {
      lobby.decline(player, offer.id());
    }
  }

  /** How many erasures of earlier there were that something could be added to. */
  int completeAll() {
    int completed = 0;
    for (Player each : Storage.call(store::due)) {
      completed += complete(each) == 0 ? 1 : 0;
    }
    return completed;
  }

  private int complete(Player pseudonym) {
    int blanked;
    do {
      blanked = Storage.call(() -> store.blankLines(pseudonym, LINES_A_STEP));
    } while (blanked == LINES_A_STEP);
    return Storage.call(() -> store.finish(pseudonym));
  }
}
