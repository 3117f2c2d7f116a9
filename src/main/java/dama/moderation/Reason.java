package dama.moderation;

/** Why something is reported, or acted upon; the list that everybody chooses from. */
public enum Reason {
  THREAT(3),
  HATE(3),
  SEXUAL(3),
  PRIVATE_DATA(3),
  INSULT(2),
  CHEATING(2),
  BAD_NAME(2),
  SPAM(1),
  OTHER(1);

  private final int gravity;

  Reason(int gravity) {
    this.gravity = gravity;
  }

  /** 1 to 3; the gravest reports are read first. */
  public int gravity() {
    return gravity;
  }
}
