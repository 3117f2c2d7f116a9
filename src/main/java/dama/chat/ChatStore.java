package dama.chat;

import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;

/** Everything that was ever said. */
@ApplicationScoped
@Transactional
public class ChatStore {

  /** Stores a line; the same author's same key again gives the line that was stored the first time. */
  public ChatLine append(
      String room, Player author, String text, int ply, String key, Instant now) {
    throw new UnsupportedOperationException(room + author + text + ply + key + now);
  }

  /** The last lines of a room, oldest first. */
  public List<ChatLine> last(String room, int count) {
    throw new UnsupportedOperationException(room + count);
  }

  /** At most {@code size} lines, newest first. */
  public ChatPage search(ChatQuery query, int size) {
    throw new UnsupportedOperationException("" + query + size);
  }
}
