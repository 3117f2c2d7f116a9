package dama.node;

/**
 * Somebody in a room.
 *
 * @param room {@code lobby}, the id of a game, or {@code page} for all other pages
 */
public record Seat(String room, long player) {}
