package dama.chat;

import java.time.Instant;

/**
 * Something that was said.
 *
 * @param id grows with every line, across all rooms
 * @param at when it was stored, to the millisecond
 * @param room {@code lobby} or the id of a game
 * @param authorName what its author was called then
 * @param ply how many plies had been played in the game; 0 in the lobby
 * @param key made by the author's browser; no two lines of one author share it
 */
public record ChatLine(
    long id,
    Instant at,
    String room,
    long authorId,
    String authorName,
    String text,
    int ply,
    String key) {}
