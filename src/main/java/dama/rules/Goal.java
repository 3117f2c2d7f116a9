package dama.rules;

/** How a game is won. */
public enum Goal {
  /** Who is to move and cannot has lost. */
  LEAVE_NO_MOVE,
  /** Who is to move and cannot has won. */
  HAVE_NO_MOVE,
  /** Who has the first king has won; who cannot move has lost. */
  CROWN_FIRST
}
