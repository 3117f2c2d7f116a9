package dama.moderation;

/** Why a filter cannot be used. */
public enum FilterFault {
  /** There is nothing in it that could be found. */
  EMPTY,
  TOO_LONG,
  /** No pattern of RE2. */
  NOT_A_PATTERN,
  /** It repeats so often that it would fill the memory. */
  TOO_COSTLY,
  /** It would take every line, even an empty one. */
  TAKES_EVERYTHING
}
