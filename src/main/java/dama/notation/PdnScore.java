package dama.notation;

import dama.rules.Variant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game as a text has it, not yet checked against any rules.
 *
 * @param number of the game in its text, counted from 1
 * @param line where it begins, counted from 1
 * @param fenLine where its FEN tag stands; 0 if it has none
 * @param tags in the order of the text
 * @param moves the moves of the main line, up to the fault if there is one
 * @param terminator the result or the star that ends the moves; empty if there is none
 * @param fault the first thing that belongs into no game; null if there is none
 */
public record PdnScore(
    int number,
    int line,
    int fenLine,
    Map<String, String> tags,
    List<PdnMove> moves,
    String terminator,
    @Nullable PdnFault fault) {

  static final String FEN = "FEN";

  private static final String NONE = "*";

  public PdnScore {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    moves = List.copyOf(moves);
  }

  /** The result: what ends the moves, else what the tag says; {@code *} if neither says any. */
  public String result() {
    boolean told = !terminator.isEmpty() && !terminator.equals(NONE);
    String tag = tags.getOrDefault("Result", tags.getOrDefault("Risultato", NONE));
    return told ? terminator : tag.isBlank() || tag.equals("?") ? NONE : tag;
  }

  /** Plays the game by the rules of a variant as far as it goes. Never throws. */
  public PdnReplay replay(Variant variant) {
    return PdnReplayer.replay(this, variant);
  }

  /**
   * The game by the rules of a variant, from the position of its FEN tag or else the usual start.
   *
   * @throws NotationException if anything in it is wrong
   */
  public PdnGame play(Variant variant) {
    PdnReplay replay = replay(variant);
    PdnFault wrong = replay.fault();
    if (wrong != null) {
      throw new NotationException(wrong.message(), wrong.part(), 1);
    }
    return new PdnGame(tags, variant, replay.start(), replay.moves(), result());
  }
}
