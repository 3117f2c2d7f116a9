package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How far a written game goes by the rules of a variant.
 *
 * @param start where it begins; the variant's own start if its FEN tag is no position
 * @param moves what could be played
 * @param position after the last of them
 * @param fault what ended it; null unless the status says so
 */
public record PdnReplay(
    Status status, Position start, List<Move> moves, Position position, @Nullable PdnFault fault) {

  /** What came of it. */
  public enum Status {
    OK("ok"),
    /** A short capture could be read in several ways, and the first of them led nowhere. */
    OK_AFTER_DISAMBIGUATION("ok-after-disambiguation"),
    /** A move is not legal, in whichever way the moves before it are read. */
    ILLEGAL("illegal"),
    /** The text is no game: its position, its tags or its moves. */
    UNREADABLE("unreadable");

    private final String word;

    Status(String word) {
      this.word = word;
    }

    /** In small letters, as tables of games have it. */
    public String word() {
      return word;
    }
  }

  public PdnReplay {
    moves = List.copyOf(moves);
  }
}
