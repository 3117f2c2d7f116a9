package dama.archive;

import dama.game.Happening;
import org.jspecify.annotations.Nullable;

/**
 * What came of a word about another game.
 *
 * @param over the finished game, as it is now
 * @param next the game that came of it, if one did
 * @param happening what to tell of, if anything
 */
public record Rematch(
    Answer answer, StoredGame over, @Nullable StoredGame next, @Nullable Happening happening) {

  /** How the rows answered. */
  public enum Answer {
    OFFERED,
    /** Both want it: there is a new game. */
    AGREED,
    /** It was said before, and nothing has changed. */
    SAID_BEFORE,
    DECLINED,
    /** The other has declined, so it is theirs to ask. */
    DECLINED_BEFORE,
    NOT_ASKED,
    NOT_OVER
  }
}
