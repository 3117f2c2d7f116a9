package dama.game;

import java.util.List;

/** What a game says to a command. */
public sealed interface Decision {

  /** The command holds: the game that follows, and what happened, in order. */
  record Accepted(Game next, List<GameEvent> events) implements Decision {}

  /** This very ply was played before: nothing changes, and it is acknowledged again. */
  record Repeated(Ply ply) implements Decision {}

  /**
   * The command fails and nothing changes.
   *
   * @param number with {@link Refusal#MUST_CAPTURE_MOST} how many pieces must be captured, else 0
   */
  record Refused(Refusal reason, int number) implements Decision {}
}
