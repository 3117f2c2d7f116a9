package dama.player;

/** Why nobody can have a name. */
public enum NameFault {
  TOO_SHORT,
  TOO_LONG,
  /** Something in it is neither a letter nor in a place where a digit or a separator may be. */
  NOT_LETTERS,
  MIXED_SCRIPTS,
  /** Somebody has it, or one that looks like it. */
  TAKEN,
  /** It would be taken for that of somebody who runs the site. */
  RESERVED,
  /** A word filter of the owner's refuses it. */
  FILTERED
}
