package dama.rules;

/** When a man that reaches the far row becomes a king. */
public enum Crowning {
  /** Only if its move ends there; touching the row in the middle of a capture changes nothing. */
  AT_REST,
  /** At once, even in the middle of a capture, which it goes on with as a king. */
  IN_PASSING
}
