package dama.chat;

import dama.player.Player;
import org.jspecify.annotations.Nullable;

/**
 * A line that somebody wants to say, tidied and of a fit length.
 *
 * @param room {@link Chat#LOBBY} or a room of a game that exists; see {@link Rooms}
 * @param ply how many plies the room's game has had; 0 in the lobby
 * @param key unique for its author: a line said twice is stored once
 * @param addressHash where it comes from; null if that is not known
 */
public record Draft(
    String room, Player author, String text, int ply, String key, @Nullable String addressHash) {}
