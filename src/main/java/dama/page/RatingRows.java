package dama.page;

import dama.game.Speed;
import dama.rating.Held;
import dama.rating.Rated;
import dama.rules.Variants;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Ratings as lists show them. */
@RequestScoped
public class RatingRows {

  /** Ratings of games without a clock are none. */
  static final List<Speed> SPEEDS =
      List.of(Speed.BULLET, Speed.BLITZ, Speed.RAPID, Speed.CLASSICAL, Speed.CORRESPONDENCE);

  @Inject private Words words;

  /**
   * A rating.
   *
   * @param code what the address of a page calls it
   * @param rating with a question mark while it is provisional
   * @param range how unsure it is
   */
  public record Row(
      String code,
      long playerId,
      String kind,
      String speed,
      String rating,
      boolean provisional,
      String range,
      int games) {}

  Row of(Held held) {
    boolean provisional = held.rating().isProvisional();
    String rating = Long.toString(Math.round(held.rating().rating()));
    return new Row(
        code(held.rated()),
        held.playerId(),
        words.of("variant." + held.rated().variant()),
        words.of("speed." + Codes.of(held.rated().speed())),
        provisional ? rating + "?" : rating,
        provisional,
        "±" + Math.round(2 * held.rating().deviation()),
        held.games());
  }

  static String code(Rated rated) {
    return rated.variant() + "." + Codes.of(rated.speed());
  }

  /** The rating that an address means. */
  static Optional<Rated> read(String variant, String speed) {
    return Variants.byId(variant)
        .flatMap(
            kind ->
                Typing.listed(Speed.class, speed.toUpperCase(Locale.ROOT))
                    .filter(SPEEDS::contains)
                    .map(each -> new Rated(kind.id(), each)));
  }
}
