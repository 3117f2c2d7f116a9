package dama.privacy;

import dama.player.Player;

/** What comes of asking to be erased. */
public sealed interface Erasing {

  /**
   * Gone.
   *
   * @param keptLines how many lines stay for moderators, until a hold or an open report ends
   */
  record Erased(Player pseudonym, int keptLines) implements Erasing {}

  /** Nothing has changed: the site would have no owner. */
  record LastOwner() implements Erasing {}
}
