package dama.page;

import dama.notation.PdnFault;
import dama.notation.PdnReader;
import dama.notation.PdnReplay;
import dama.notation.PdnScore;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A text that somebody pasted, read as PDN. Nothing of it is kept.
 *
 * @param games those that have something to show, be it only up to a fault
 * @param faulty those that have a fault
 * @param more whether there are games beyond the most that are read
 */
record Pasted(List<Replayed> games, List<Replayed> faulty, boolean more) {
  /** The most games that are read. */
  static final int MOST = 50;

  static final Pasted NOTHING = new Pasted(List.of(), List.of(), false);

  private static final Pattern NUMBER = Pattern.compile("\\s*(\\d{1,3})(?:,.*)?");

  /** A game and how far it goes by the rules of its kind. */
  record Replayed(PdnScore score, Variant variant, PdnReplay replay) {
    Optional<PdnFault> fault() {
      return Optional.ofNullable(replay.fault());
    }

    private boolean hasSomethingToShow() {
      return fault().isEmpty() || !replay.moves().isEmpty();
    }
  }

  /**
   * @param chosen the kind of draughts; null if the games are to tell it
   */
  static Pasted read(String text, @Nullable Variant chosen) {
    List<PdnScore> scores = PdnReader.read(text);
    List<Replayed> all = new ArrayList<>();
    for (PdnScore score : scores.subList(0, Math.min(MOST, scores.size()))) {
      all.add(chosen == null ? byItself(score) : replayed(score, chosen));
    }
    return new Pasted(
        all.stream().filter(Replayed::hasSomethingToShow).toList(),
        all.stream().filter(game -> game.fault().isPresent()).toList(),
        scores.size() > MOST);
  }

  /** By its GameType tag; else of the kind by whose rules it goes on for longest. */
  private static Replayed byItself(PdnScore score) {
    Matcher number = NUMBER.matcher(score.tags().getOrDefault("GameType", ""));
    int gameType = number.matches() ? Integer.parseInt(number.group(1)) : -1;
    return Variants.all().stream()
        .filter(variant -> variant.pdn().gameType() == gameType)
        .findFirst()
        .map(variant -> replayed(score, variant))
        .orElseGet(() -> longest(score));
  }

  private static Replayed longest(PdnScore score) {
    return Variants.all().stream()
        .map(variant -> replayed(score, variant))
        .min(Comparator.comparing(Pasted::isFaulty).thenComparing(Pasted::pliesLeft))
        .orElseThrow();
  }

  private static boolean isFaulty(Replayed game) {
    return game.fault().isPresent();
  }

  private static int pliesLeft(Replayed game) {
    return game.score().moves().size() - game.replay().moves().size();
  }

  private static Replayed replayed(PdnScore score, Variant variant) {
    return new Replayed(score, variant, score.replay(variant));
  }
}
