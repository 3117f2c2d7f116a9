package dama.chat;

/** Who may read a line. */
public enum LineStatus {
  /** Whoever is in the room. */
  SHOWN,
  /** Its author and moderators, until one of them releases it. */
  HELD,
  /** Moderators alone; everybody else sees that something was removed. */
  HIDDEN
}
