package dama.rules;

/** How far a king goes along a line. */
public enum Reach {
  /** One square, and captures a neighbour only. */
  ONE,
  /** Any number of empty squares, before what it captures and behind it. */
  FLYING
}
