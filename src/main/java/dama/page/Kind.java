package dama.page;

import dama.card.Card;
import dama.notation.Fen;
import dama.rules.BoardSize;
import dama.rules.Directions;
import dama.rules.Goal;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.Optional;

/** A kind of draughts, as pages name it and draw its board. */
public final class Kind {

  /** What sets kinds apart most for those who choose one, by their traits. */
  enum Group {
    BACKWARD,
    FORWARD,
    STRAIGHT,
    GOAL;

    static Group of(Variant variant) {
      if (variant.goal() != Goal.LEAVE_NO_MOVE) {
        return GOAL;
      }
      if (variant.boardSize().isWhole()) {
        return STRAIGHT;
      }
      return variant.manCaptures() == Directions.FORWARD ? FORWARD : BACKWARD;
    }
  }

  private final Variant variant;

  Kind(Variant variant) {
    this.variant = variant;
  }

  static Optional<Kind> named(String id) {
    return Variants.byId(id).map(Kind::new);
  }

  Side firstToMove() {
    return variant.firstToMove();
  }

  Group group() {
    return Group.of(variant);
  }

  public String getId() {
    return variant.id();
  }

  public String getNameKey() {
    return "variant." + variant.id();
  }

  public String getHintKey() {
    return getNameKey() + ".hint";
  }

  public String getRulesKey() {
    return "rules." + variant.id();
  }

  /** The position in which a game begins. */
  public String getStart() {
    return Fen.write(variant.start());
  }

  /** The same as a picture. */
  Card card() {
    return Card.of(variant.start());
  }

  public int getSize() {
    return board().side();
  }

  public boolean isMirrored() {
    return board().isMirrored();
  }

  public boolean isWhole() {
    return board().isWhole();
  }

  /** What its board looks like to a script: the squares of a side, and what holds of it. */
  public String getLook() {
    return getSize()
        + (isMirrored() ? " mirrored" : "")
        + (isWhole() ? " whole" : "")
        + (variant.pdn().algebraic() ? " algebraic" : "")
        + (variant.pdn().numberedFrom() == Side.WHITE ? " from-white" : "");
  }

  private BoardSize board() {
    return variant.boardSize();
  }
}
