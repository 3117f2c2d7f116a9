package dama.audit;

import org.jspecify.annotations.Nullable;

/**
 * Something that was done or read and is to be remembered. Ids, states and settings only: a name or
 * words of somebody could never be erased from here.
 *
 * @param by the id of who did it; null for the server itself
 * @param what as {@code line.hide}, {@code role.grant}, {@code room.read}
 * @param subjectKind as {@code line}, {@code player}, {@code report}, {@code setting}
 * @param before the state before, as JSON; empty if there was none
 * @param after the state after, as JSON; empty if there is none
 * @param reason one of the listed reasons, or empty
 */
public record Act(
    @Nullable Long by,
    String what,
    String subjectKind,
    String subjectId,
    String before,
    String after,
    String reason) {

  /** Something that was only read, and changed nothing. */
  public static Act reading(long by, String what, String subjectKind, String subjectId) {
    return new Act(by, what, subjectKind, subjectId, "", "", "");
  }
}
