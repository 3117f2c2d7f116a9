package dama.player;

/**
 * Somebody who is here: a visitor, or the holder of an account.
 *
 * @param name as they are called now; it can change, {@code id} never does
 */
public record Player(long id, String name, boolean account) {}
