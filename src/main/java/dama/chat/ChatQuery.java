package dama.chat;

import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What to look for in what was said; null where it does not matter, and all of it must hold. */
public record ChatQuery(Who who, Where where, What what, When when) {

  public static final ChatQuery ALL =
      new ChatQuery(
          new Who(null, null, null),
          new Where(null, null),
          new What(null, null, null),
          new When(null, null));

  /**
   * Who said it.
   *
   * @param ids of players, one of whom it was, whatever they were called; empty finds nothing
   * @param account whether they had an account then
   * @param addressHash where it came from
   */
  public record Who(
      @Nullable Set<Long> ids, @Nullable Boolean account, @Nullable String addressHash) {

    public Who {
      ids = ids == null ? null : Set.copyOf(ids);
    }
  }

  /**
   * Where it was said.
   *
   * @param room as {@link Rooms} names it
   * @param game whether that is a game or the lobby
   */
  public record Where(@Nullable String room, @Nullable Boolean game) {}

  /**
   * What was said.
   *
   * @param text a part of the line, anywhere in it, in any case
   */
  public record What(
      @Nullable String text, @Nullable LineStatus status, @Nullable Flagged flagged) {}

  /**
   * When it was said.
   *
   * @param from the earliest time, itself included
   * @param to the latest time, itself excluded
   */
  public record When(@Nullable Instant from, @Nullable Instant to) {}

  /**
   * What drew a moderator's eye.
   *
   * @param flag null for any
   */
  public record Flagged(@Nullable LineFlag flag) {}

  /** Whether what it asks for besides the text is rare, and so lies far apart in the log. */
  boolean isOfFew() {
    return who.ids != null
        || who.addressHash != null
        || what.flagged != null
        || (what.status != null && what.status != LineStatus.SHOWN);
  }

  public ChatQuery by(Set<Long> ids) {
    return new ChatQuery(new Who(ids, who.account, who.addressHash), where, what, when);
  }

  public ChatQuery in(String room) {
    return new ChatQuery(who, new Where(room, where.game), what, when);
  }

  public ChatQuery saying(String text) {
    return new ChatQuery(who, where, new What(text, what.status, what.flagged), when);
  }

  public ChatQuery between(@Nullable Instant from, @Nullable Instant to) {
    return new ChatQuery(who, where, what, new When(from, to));
  }
}
