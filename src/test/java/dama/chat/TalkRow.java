package dama.chat;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A made-up row of {@code chat_line}. */
record TalkRow(
    long id,
    Instant at,
    String room,
    int ply,
    long authorId,
    String authorName,
    String text,
    String status,
    String flags,
    boolean account,
    @Nullable String addressHash) {

  @Nullable String gameId() {
    return room.equals(ChatStore.LOBBY) ? null : room;
  }
}
