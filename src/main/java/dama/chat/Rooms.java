package dama.chat;

import java.util.Optional;

/**
 * The names of rooms: {@link Chat#LOBBY}, a game's id for its two players, and that id with {@code
 * /w} for those who watch. Who plays and who watches never read each other.
 */
public final class Rooms {
  private static final String WATCHING = "/w";

  private Rooms() {}

  /** The room of those who watch a game. */
  public static String watching(String gameId) {
    return gameId + WATCHING;
  }

  public static boolean isWatching(String room) {
    return room.endsWith(WATCHING);
  }

  /** The game that a room belongs to; none for the lobby. */
  public static Optional<String> gameOf(String room) {
    if (room.equals(Chat.LOBBY)) {
      return Optional.empty();
    }
    return Optional.of(
        isWatching(room) ? room.substring(0, room.length() - WATCHING.length()) : room);
  }
}
