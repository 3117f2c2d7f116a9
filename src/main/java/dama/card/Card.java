package dama.card;

import dama.rules.Position;
import java.util.List;

/**
 * What a card shows.
 *
 * @param last the squares of the move that led to the position; empty if none did
 * @param white who plays White; empty, as {@code black} is then, for a position that nobody plays
 * @param points how it ended, White's first; empty while it has not
 */
public record Card(
    Position position, List<Integer> last, String white, String black, String points) {

  /** In pixels, as those who show cards want them. */
  public static final int WIDTH = 1_200;

  public static final int HEIGHT = 630;

  public Card {
    last = List.copyOf(last);
  }

  /** A position that nobody plays. */
  public static Card of(Position position) {
    return new Card(position, List.of(), "", "", "");
  }

  /** The picture as SVG. Whoever shows it has the fonts for all names. */
  public String svg() {
    return Svg.write(Drawing.of(this, true));
  }

  /** The picture as PNG. Names stand on it where the fonts of this machine have their letters. */
  public byte[] png() {
    return Png.write(Drawing.of(this, Png.canWrite(white + black)));
  }
}
