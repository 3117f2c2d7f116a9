package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as it is written down.
 *
 * @param tags in the order in which they are written
 * @param result {@code 2-0}, {@code 1-1}, {@code 0-2} or as its habit is, or {@code *} for a game
 *     that is not over
 */
public record PdnGame(
    Map<String, String> tags, Variant variant, Position start, List<Move> moves, String result) {

  public PdnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    moves = List.copyOf(moves);
  }
}
