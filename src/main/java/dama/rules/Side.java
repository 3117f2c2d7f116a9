package dama.rules;

/** White or Black. */
public enum Side {
  WHITE,
  BLACK;

  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }
}
