package dama.game;

/**
 * What two people agreed on before their game.
 *
 * @param rated whether the outcome changes their ratings
 */
public record Terms(TimeControl time, boolean rated) {
  /** Without a clock, for the joy of it. */
  public static final Terms CASUAL = new Terms(TimeControl.NONE, false);
}
