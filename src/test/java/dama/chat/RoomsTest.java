package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class RoomsTest {
  private static final String GAME = "abcdef0123";

  @Test
  void aGameHasARoomForItsPlayersAndOneForThoseWhoWatch() {
    assertEquals(Optional.of(GAME), Rooms.gameOf(GAME));
    assertEquals(Optional.of(GAME), Rooms.gameOf(Rooms.watching(GAME)));
    assertFalse(Rooms.isWatching(GAME));
    assertTrue(Rooms.isWatching(Rooms.watching(GAME)));
  }

  @Test
  void theLobbyBelongsToNoGame() {
    assertEquals(Optional.empty(), Rooms.gameOf(Chat.LOBBY));
    assertFalse(Rooms.isWatching(Chat.LOBBY));
  }
}
