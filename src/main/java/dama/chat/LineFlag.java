package dama.chat;

/** What draws a moderator's eye to a line. Its name is what is stored. */
public enum LineFlag {
  /** One of many in a short time. */
  FLOOD,
  /** The same as its author said just before. */
  REPEAT,
  /** A link from somebody who is new here. */
  LINK,
  /** Nearly all in capitals. */
  CAPITALS,
  /** One of the owner's filters took it. */
  FILTER
}
