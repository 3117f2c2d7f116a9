package dama.account;

import dama.player.NameFault;
import dama.player.Player;

/** What comes of making an account. */
public sealed interface Opening {

  record Opened(Player player) implements Opening {}

  /** Nothing has changed: the name cannot be theirs. */
  record Unfit(NameFault fault) implements Opening {}

  /** They have an account; nothing has changed. */
  record Already(Player player) implements Opening {}
}
