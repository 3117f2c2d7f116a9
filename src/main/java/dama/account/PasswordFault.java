package dama.account;

/** Why a password is not taken. */
public enum PasswordFault {
  TOO_SHORT,
  TOO_LONG,
  /** It is among those that are tried first, or made of them by a rule that everybody knows. */
  COMMON,
  /** It is hardly more than the name. */
  LIKE_NAME
}
