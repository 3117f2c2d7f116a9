package dama.moderation;

/** Why an act is not done. */
public enum ActRefusal {
  /** Nobody acts upon themselves. */
  YOURSELF,
  /** An owner, or a moderator whom only an owner may act upon. */
  NOT_YOURS_TO_JUDGE,
  /** Whoever asks is no moderator, or is none any more. */
  NO_MODERATOR,
  NO_SUCH_PERSON,
  NO_SUCH_LINE,
  /** They are hidden, or shown, as they are. */
  NOTHING_TO_CHANGE,
  /** More than are changed at once: the range is to be made smaller. */
  TOO_MANY_LINES,
  NO_SUCH_SANCTION,
  /** It was lifted already. */
  LIFTED_ALREADY,
  NO_APPEAL,
  DECIDED_ALREADY,
  /** Another moderator decides on the appeal. */
  IMPOSED_BY_YOU,
  NAME_UNFIT
}
