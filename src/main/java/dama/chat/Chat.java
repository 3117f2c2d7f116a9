package dama.chat;

import dama.player.Player;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The rooms people talk in. */
@ApplicationScoped
public class Chat {
  /** The lobby's room; every other room is a game's id. */
  public static final String LOBBY = "lobby";

  /** How many lines are there when a page opens. */
  public static final int RECENT = 100;

  private static final int MANY = 10_000;

  private final ConcurrentMap<Long, Pace> paces = new ConcurrentHashMap<>();
  @Inject private ChatStore store;
  @Inject private ChatListener listener;

  /**
   * Stores a line, then tells the room.
   *
   * @param ply how many plies the room's game has had; 0 in the lobby
   * @param key unique for its author: a line said twice is stored once
   * @throws StorageAwayException if it may not be stored; saying it again with its key is safe
   */
  public ChatAnswer say(String room, Player author, String raw, int ply, String key, Instant now) {
    String text = LineText.of(raw);
    if (LineText.isEmpty(text)) {
      return new ChatAnswer.Refused(ChatRefusal.EMPTY_LINE, 0);
    }
    if (LineText.length(text) > LineText.LONGEST) {
      return new ChatAnswer.Refused(ChatRefusal.LINE_TOO_LONG, LineText.LONGEST);
    }
    Pace pace = pace(author, now);
    synchronized (pace) {
      if (!pace.allows(key, now)) {
        return new ChatAnswer.Refused(ChatRefusal.TOO_MANY_LINES, 0);
      }
      pace.spoke(key, now);
    }
    ChatLine line = Storage.call(() -> store.append(room, author, text, ply, key, now));
    // Told again even if it was stored before: whoever says it again may be the only one who
    // knows of it, and a browser shows a line once by its id.
    listener.said(line);
    return new ChatAnswer.Stored(line);
  }

  private Pace pace(Player author, Instant now) {
    if (paces.size() > MANY) {
      paces.values().removeIf(pace -> isIdle(pace, now));
    }
    return paces.computeIfAbsent(author.id(), id -> new Pace());
  }

  private static boolean isIdle(Pace pace, Instant now) {
    synchronized (pace) {
      return pace.isIdle(now);
    }
  }

  /** The last lines of a room, oldest first. */
  public List<ChatLine> recent(String room) {
    return Storage.call(() -> store.last(room, RECENT));
  }
}
