package dama.chat;

/** Why a line is not stored. */
public enum ChatRefusal {
  EMPTY_LINE,
  LINE_TOO_LONG,
  TOO_MANY_LINES
}
