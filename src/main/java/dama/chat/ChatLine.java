package dama.chat;

import dama.player.Player;
import dama.player.Role;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Something that was said, as it was said: what a reader may see of it says {@link #seenBy}.
 *
 * @param id grows with every line, across all rooms
 * @param at when it was stored, to the millisecond
 * @param room {@code lobby} or the id of a game
 * @param authorName what its author was called then
 * @param authorAccount whether its author had an account then
 * @param addressHash where it came from; null once that is no longer kept, or was not known
 * @param ply how many plies had been played in the game; 0 in the lobby
 * @param key made by the author's browser; no two lines of one author share it
 * @param flags names of {@link LineFlag}
 * @param onHold whether a legal hold keeps it from being erased
 * @param nameHeld what its author was called then, once they are erased and the line is kept; for
 *     moderators alone
 */
public record ChatLine(
    long id,
    Instant at,
    String room,
    long authorId,
    String authorName,
    boolean authorAccount,
    @Nullable String addressHash,
    String text,
    int ply,
    String key,
    LineStatus status,
    Set<String> flags,
    boolean onHold,
    @Nullable String nameHeld) {

  public ChatLine {
    flags = Collections.unmodifiableSet(new TreeSet<>(flags));
  }

  /**
   * What this reader may see: the line, the place where it was, or nothing at all. Whoever may not
   * read its words gets none.
   */
  public Optional<ChatLine> seenBy(Player reader) {
    boolean moderates = reader.role().includes(Role.MODERATOR);
    if (status == LineStatus.SHOWN || moderates) {
      return Optional.of(this);
    }
    if (status == LineStatus.HELD) {
      return reader.id() == authorId ? Optional.of(this) : Optional.empty();
    }
    return Optional.of(withoutText());
  }

  /** What its author was called then, as moderators read it. */
  public String nameThen() {
    return nameHeld == null ? authorName : nameHeld;
  }

  private ChatLine withoutText() {
    return new ChatLine(
        id,
        at,
        room,
        authorId,
        authorName,
        authorAccount,
        null,
        "",
        ply,
        key,
        status,
        Set.of(),
        onHold,
        null);
  }
}
