package dama.chat;

/** Why a line is not stored. */
public enum ChatRefusal {
  EMPTY_LINE,
  LINE_TOO_LONG,
  TOO_MANY_LINES,
  BANNED,
  MUTED,
  MUTED_FOR_EVER,
  /** The room is in slow mode. */
  SLOW_MODE,
  /** Slower for those who are new here. */
  NEWCOMER_SLOW,
  /** A link of somebody who is new here. */
  NEWCOMER_LINK,
  /** One of the owner's filters refuses it. */
  FILTERED
}
