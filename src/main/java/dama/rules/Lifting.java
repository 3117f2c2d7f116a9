package dama.rules;

/** When captured pieces leave the board. */
public enum Lifting {
  /** All together, once the capture is complete: till then they bar the way. */
  AT_THE_END,
  /**
   * Each as soon as it is jumped, so that its square may be crossed again; the capturing piece may
   * then not turn straight back.
   */
  ONE_BY_ONE
}
