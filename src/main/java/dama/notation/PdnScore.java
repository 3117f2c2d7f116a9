package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as a text has it, not yet checked against any rules.
 *
 * @param tags in the order of the text
 * @param moves the moves of the main line as they are written
 * @param result the token that ends the moves; {@code *} if there is none
 */
public record PdnScore(Map<String, String> tags, List<String> moves, String result) {

  public PdnScore {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    moves = List.copyOf(moves);
  }

  /**
   * The game by the rules of a variant, from the position of its FEN tag or else the usual start.
   *
   * @throws NotationException if the position is none, or a move is not legal or names several
   */
  public PdnGame play(Variant variant) {
    String fen = tags.get("FEN");
    Position start = fen == null ? variant.start() : Fen.read(fen, variant);
    Position position = start;
    List<Move> played = new ArrayList<>();
    for (String text : moves) {
      Move move = MoveNotation.read(text, position, variant);
      position = variant.play(position, move);
      played.add(move);
    }
    return new PdnGame(tags, variant, start, played, result);
  }
}
