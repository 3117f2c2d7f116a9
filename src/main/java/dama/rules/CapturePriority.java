package dama.rules;

/**
 * Which of the possible captures are legal: those that weigh most. The weights of a capture's
 * features add up.
 */
public enum CapturePriority {
  /** Any capture, as long as it is taken to its end. */
  FREE(0, 0, 0, false),
  /** Those that take the greatest number of pieces, whatever their worth. */
  MOST(1, 0, 0, false),
  /** Any, but by a king if a king can capture. */
  BY_KING(0, 0, 1, false),
  /** The greatest number of pieces; among equal ones, the most kings. */
  MOST_THEN_MOST_KINGS(100, 1, 0, false),
  /**
   * The greatest value, a king being worth more than one man and less than two; among equal ones,
   * by a king.
   */
  MOST_WORTH_THEN_BY_KING(200, 198, 1, false),
  /**
   * The greatest number of pieces; among equal ones by a king; then the most kings; then those that
   * come upon a king first.
   */
  MOST_THEN_BY_KING_THEN_KINGS(1 << 20, 1 << 13, 1 << 19, true);

  /** What a side has at most: on the board of twelve rows. */
  private static final int MOST_PIECES = 30;

  private final int piece;
  private final int king;
  private final int byKing;
  private final boolean early;

  CapturePriority(int piece, int king, int byKing, boolean early) {
    this.piece = piece;
    this.king = king;
    this.byKing = byKing;
    this.early = early;
  }

  /**
   * Whether a greater number of pieces always goes first, however many kings are among the fewer.
   */
  public boolean demandsMost() {
    return piece > MOST_PIECES * king;
  }

  /** Whether a capture that goes on weighs more than if it stopped. */
  boolean looksAtPieces() {
    return piece > 0;
  }

  /** Whether it matters how many kings are taken. */
  boolean looksAtKings() {
    return king > 0;
  }

  /** Whether it matters at which jump a king is taken. */
  boolean looksAtOrder() {
    return early;
  }

  /**
   * What a capture weighs.
   *
   * @param pieces how many it takes, kings among them
   * @param kings how many of them are kings
   * @param order a bit for each jump, the last one lowest: whether it takes a king
   * @param byKing whether a king captures
   */
  int weigh(int pieces, int kings, int order, boolean byKing) {
    return pieces * piece + kings * king + (byKing ? this.byKing : 0) + (early ? order : 0);
  }
}
