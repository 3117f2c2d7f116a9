package dama.account;

/** What comes of giving somebody a role. */
public enum Granting {
  DONE,
  /** Only owners give roles. */
  NOT_ALLOWED,
  /** Only accounts have roles. */
  NO_ACCOUNT,
  /** A site has at least one owner. */
  LAST_OWNER
}
