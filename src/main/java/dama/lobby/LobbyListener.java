package dama.lobby;

import dama.archive.Rematch;
import dama.archive.StoredGame;
import dama.player.Player;

/** Hears what happened among those who look for a game, after it was committed. */
public interface LobbyListener {

  /** An offer appeared or went. */
  void offersChanged();

  /** Somebody was challenged. */
  void challenged(Player to, Offer offer);

  /** The offer has become a game. */
  void agreed(Offer offer, StoredGame game);

  /** Something was said about another game after one that is over, or it has begun. */
  void rematched(Rematch rematch);

  /** The challenge was declined, or has lapsed. */
  void declined(Offer offer, Player by);
}
