package dama.account;

import dama.player.Player;
import java.util.Collection;

/** Hears what became of accounts and sessions, after it was stored. */
public interface AccountListener {

  /** The player is called otherwise, has an account now, or another role. */
  void changed(Player player);

  /**
   * These sessions of a player are over, by the hashes of their tokens: no page of theirs stays
   * open.
   */
  void ended(long playerId, Collection<String> tokenHashes);
}
