package dama.lobby;

import dama.archive.StoredGame;
import dama.player.Player;

/** Hears what happened among those who look for a game, after it was committed. */
public interface LobbyListener {

  /** An offer appeared or went. */
  void offersChanged();

  /** The offer has become a game. */
  void agreed(Offer offer, StoredGame game);

  /** The challenge was declined, or has lapsed. */
  void declined(Offer offer, Player by);
}
