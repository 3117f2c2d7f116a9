package dama.player;

/**
 * Somebody who is here: a visitor, or the holder of an account.
 *
 * @param name as they are called now; it can change, {@code id} never does
 * @param role of the account; a visitor's is that of a player
 */
public record Player(long id, String name, boolean account, Role role) {

  /** Somebody without any rights of their own. */
  public Player(long id, String name, boolean account) {
    this(id, name, account, Role.PLAYER);
  }
}
