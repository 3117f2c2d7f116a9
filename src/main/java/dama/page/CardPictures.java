package dama.page;

import dama.card.Card;
import dama.notation.Fen;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The pictures that were asked for last: a link that is pasted into a busy place is fetched many
 * times. One is drawn at a time, so that however many are asked for, moves are not kept waiting.
 */
@ApplicationScoped
public class CardPictures {

  private static final int KEPT = 64;

  private final Map<String, byte[]> drawn = new LinkedHashMap<>(KEPT, 0.75f, true);

  /** Tells pictures apart: by all that stands on them. */
  String tag(Card card, boolean png) {
    String shown =
        String.join(
            "\n",
            Fen.write(card.position()),
            card.position().boardSize().name(),
            card.last().toString(),
            card.white(),
            card.black(),
            card.points());
    String version = Packed.digest(shown.getBytes(StandardCharsets.UTF_8));
    return '"' + version + (png ? "-png" : "-svg") + '"';
  }

  synchronized byte[] draw(Card card, boolean png) {
    byte[] picture =
        drawn.computeIfAbsent(
            tag(card, png),
            unknown -> png ? card.png() : card.svg().getBytes(StandardCharsets.UTF_8));
    if (drawn.size() > KEPT) {
      drawn.remove(List.copyOf(drawn.keySet()).get(0));
    }
    return picture;
  }
}
