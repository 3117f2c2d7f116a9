package dama.page;

import dama.game.Speed;
import dama.moderation.Sanctions;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.rating.Held;
import dama.rating.Rated;
import dama.rating.Rating;
import dama.rating.RatingStore;
import dama.rules.Variants;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The best of a kind of draughts at a speed. */
@Named
@RequestScoped
public class BestPage {

  private static final int MOST = 50;

  /** Some of them may be banned. */
  private static final int READ = 2 * MOST;

  @Inject private HttpServletRequest request;
  @Inject private RatingStore ratings;
  @Inject private Seen seen;
  @Inject private Sanctions sanctions;
  @Inject private PlayerStore players;
  @Inject private RatingRows rows;
  @Inject private Words words;

  private Rated rated = new Rated(Variants.INTERNATIONAL.id(), Speed.BLITZ);
  private List<Place> places = List.of();

  /** Somebody among the best, and their rating. */
  public record Place(int number, String name, RatingRows.Row rating) {}

  public void open() {
    String kind = asked("variant", rated.variant());
    String speed = asked("speed", Codes.of(rated.speed()));
    rated = RatingRows.read(kind, speed).orElse(rated);
    List<Held> best =
        Storage.call(() -> ratings.asOf(ratings.best(rated, Now.instant(), READ), seen.ratings()));
    Map<Long, Player> people =
        Storage.call(
            () -> players.byIds(best.stream().map(Held::playerId).collect(Collectors.toSet())));
    List<Place> all = new ArrayList<>();
    for (Held each : sorted(best)) {
      Player player = people.get(each.playerId());
      if (player != null) {
        all.add(new Place(all.size() + 1, player.name(), rows.of(each)));
      }
    }
    places = all;
  }

  private List<Held> sorted(List<Held> best) {
    Instant now = Now.instant();
    return best.stream()
        .filter(held -> !held.rating().isProvisional())
        .filter(held -> sanctions.ban(held.playerId(), now).isEmpty())
        .sorted(Comparator.comparingDouble((Held held) -> held.rating().rating()).reversed())
        .limit(MOST)
        .toList();
  }

  private String asked(String field, String otherwise) {
    return Optional.ofNullable(request.getParameter(field)).orElse(otherwise);
  }

  public List<Place> getPlaces() {
    return places;
  }

  public String getTitle() {
    return words.with(
        "best.of",
        Map.of(
            "kind", words.of("variant." + rated.variant()),
            "speed", words.of("speed." + Codes.of(rated.speed()))));
  }

  public String getWho() {
    return words.with("best.who", Map.of("n", Rating.FEWEST_GAMES));
  }

  public List<HistoryPage.Option> getKinds() {
    return Variants.all().stream()
        .map(kind -> option(kind.id(), "variant." + kind.id(), rated.variant()))
        .toList();
  }

  public List<HistoryPage.Option> getSpeeds() {
    return RatingRows.SPEEDS.stream()
        .map(Codes::of)
        .map(speed -> option(speed, "speed." + speed, Codes.of(rated.speed())))
        .toList();
  }

  private HistoryPage.Option option(String value, String key, String chosen) {
    return new HistoryPage.Option(value, words.of(key), value.equals(chosen));
  }
}
