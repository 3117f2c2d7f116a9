package dama.notation;

import dama.rules.Side;
import dama.rules.Variant;

/**
 * How squares and captures are written in the PDN of a kind of draughts.
 *
 * @param turned whether the numbers of squares count from White's back row
 */
record PdnHabit(SquareNames names, String captureSign, boolean turned) {

  static PdnHabit of(Variant variant) {
    return new PdnHabit(
        variant.pdn().algebraic() ? SquareNames.ALGEBRAIC : SquareNames.NUMERIC,
        Character.toString(variant.pdn().captureSign()),
        variant.pdn().numberedFrom() == Side.WHITE);
  }
}
