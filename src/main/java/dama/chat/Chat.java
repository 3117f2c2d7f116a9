package dama.chat;

import dama.player.Player;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/** The rooms people talk in. */
@ApplicationScoped
public class Chat {
  /** The lobby's room; the others are in {@link Rooms}. */
  public static final String LOBBY = "lobby";

  /** How many lines are there when a page opens. */
  public static final int RECENT = 100;

  private static final int MANY = 10_000;

  private final ConcurrentMap<Long, Pace> paces = new ConcurrentHashMap<>();
  @Inject private ChatStore store;
  @Inject private ChatListener listener;
  @Inject private LineGate gate;

  /**
   * Stores a line, then tells the room.
   *
   * @param said its text as it was typed
   * @throws StorageAwayException if it may not be stored; saying it again with its key is safe
   */
  public ChatAnswer say(Draft said, Instant now) {
    Draft draft = tidied(said);
    ChatAnswer.Refused unfit = unfit(draft.text());
    if (unfit != null) {
      return unfit;
    }
    if (!isInTime(draft, now)) {
      return new ChatAnswer.Refused(ChatRefusal.TOO_MANY_LINES, 0);
    }
    LineGate.Verdict verdict = gate.judge(draft, now);
    if (verdict instanceof LineGate.Verdict.Refuse refuse) {
      return before(draft)
          .map(this::told)
          .orElseGet(
              () -> new ChatAnswer.Refused(refuse.reason(), refuse.number(), refuse.until()));
    }
    return told(Storage.call(() -> store.append(draft, verdict, now)));
  }

  private static Draft tidied(Draft said) {
    return new Draft(
        said.room(),
        said.author(),
        LineText.of(said.text()),
        said.ply(),
        said.key(),
        said.addressHash());
  }

  private static ChatAnswer.@Nullable Refused unfit(String text) {
    if (LineText.isEmpty(text)) {
      return new ChatAnswer.Refused(ChatRefusal.EMPTY_LINE, 0);
    }
    if (LineText.length(text) > LineText.LONGEST) {
      return new ChatAnswer.Refused(ChatRefusal.LINE_TOO_LONG, LineText.LONGEST);
    }
    return null;
  }

  private boolean isInTime(Draft draft, Instant now) {
    Pace pace = pace(draft.author(), now);
    synchronized (pace) {
      boolean allowed = pace.allows(draft.key(), now);
      if (allowed) {
        pace.spoke(draft.key(), now);
      }
      return allowed;
    }
  }

  /** What was stored is acknowledged again, whatever its author may say by now. */
  private Optional<ChatLine> before(Draft draft) {
    return Storage.call(() -> store.byKey(draft.author().id(), draft.key()));
  }

  /**
   * Told again even if it was stored before: whoever says it again may be the only one who knows of
   * it, and a browser shows a line once by its id.
   */
  private ChatAnswer told(ChatLine line) {
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

  /** The last lines of a room, oldest first, as this reader may see them. */
  public List<ChatLine> recent(String room, Player reader) {
    return Storage.call(() -> store.last(room, RECENT, reader));
  }
}
