package dama.player;

/** What comes of asking for a name. */
public sealed interface Naming {

  /** The player, under the new name. */
  record Named(Player player) implements Naming {}

  /** Nothing has changed, and why. */
  record Unfit(NameFault fault) implements Naming {}
}
