package dama.rating;

import dama.game.Result;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** The ratings of everybody, and every change of one. */
@ApplicationScoped
@Transactional
public class RatingStore {

  /** Points of a graph at most: more than a screen can tell apart. */
  private static final int LATEST = 2_000;

  @PersistenceContext EntityManager rows;

  /**
   * Rates a game that has just ended, within the transaction that ends it. Games of the same people
   * that end at once are rated one after the other.
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public void rate(
      String gameId, Rated rated, long whiteId, long blackId, Result result, Instant now) {
    if (!lock(whiteId, blackId)) {
      return;
    }
    RatingRecord white = row(whiteId, rated, now);
    RatingRecord black = row(blackId, rated, now);
    Rating whiteBefore = white.at(now);
    Rating blackBefore = black.at(now);
    double score = score(result);
    white.take(after(white, new Glicko2.Met(blackBefore, score), now), now);
    black.take(after(black, new Glicko2.Met(whiteBefore, 1 - score), now), now);
    rows.persist(RatingChangeRecord.of(gameId, whiteBefore, white));
    rows.persist(RatingChangeRecord.of(gameId, blackBefore, black));
  }

  /**
   * Always the lower id first, so that no two wait for each other. A rating's own row may not be
   * there yet; its player's is. Writing to it what it has already locks it against the same and
   * not, as {@code for update} does on PostgreSQL, against every row that is made to lead to it:
   * those come in no order.
   *
   * @return whether both are still here: nobody is rated by one who is erased
   */
  private boolean lock(long one, long other) {
    return LongStream.of(one, other).sorted().allMatch(this::isHereAndLocked);
  }

  private boolean isHereAndLocked(long playerId) {
    return rows.createNativeQuery(
                "update player set account = account where id = ?1 and erased_at is null")
            .setParameter(1, playerId)
            .executeUpdate()
        == 1;
  }

  private RatingRecord row(long playerId, Rated rated, Instant now) {
    RatingRecord found = rows.find(RatingRecord.class, RatingId.of(playerId, rated));
    if (found != null) {
      return found;
    }
    RatingRecord first = RatingRecord.first(playerId, rated, now);
    rows.persist(first);
    return first;
  }

  private static Rating after(RatingRecord own, Glicko2.Met met, Instant now) {
    return Glicko2.after(own.latest(), Rating.periods(own.away(now)), List.of(met));
  }

  private static double score(Result result) {
    return switch (result) {
      case WHITE_WINS -> 1;
      case BLACK_WINS -> 0;
      case DRAW -> 0.5;
      case NONE -> throw new IllegalArgumentException("an aborted game is not rated");
    };
  }

  /** All that somebody holds, what they play most first. */
  public List<Held> of(long playerId, Instant now) {
    return rows.createQuery(
            "select r from RatingRecord r where r.playerId = ?1 order by r.games desc, r.variant,"
                + " r.speed",
            RatingRecord.class)
        .setParameter(1, playerId)
        .getResultStream()
        .map(row -> row.toHeld(now))
        .toList();
  }

  /** How strong somebody was at a moment; as somebody new where they had played nothing of it. */
  public Rating at(long playerId, Rated rated, Instant then) {
    RatingRecord found = rows.find(RatingRecord.class, RatingId.of(playerId, rated));
    List<Held> held = found == null ? List.of() : asOf(List.of(found.toHeld(then)), then);
    return held.isEmpty() ? Rating.START : held.get(0).rating();
  }

  /** The best whose ratings are established, the best first. */
  public List<Held> best(Rated rated, Instant now, int most) {
    return rows.createQuery(
            "select r from RatingRecord r where r.variant = ?1 and r.speed = ?2"
                + " and r.establishedUntil > ?3 order by r.rating desc, r.playerId",
            RatingRecord.class)
        .setParameter(1, rated.variant())
        .setParameter(2, rated.speed().name())
        .setParameter(3, now.atOffset(ZoneOffset.UTC))
        .setMaxResults(most)
        .getResultStream()
        .map(row -> row.toHeld(now))
        .toList();
  }

  /** These ratings as they were at a moment before; without those that nobody held then. */
  public List<Held> asOf(List<Held> latest, Instant then) {
    return latest.stream()
        .flatMap(
            held -> held.ratedAt().isAfter(then) ? before(held, then).stream() : Stream.of(held))
        .toList();
  }

  private Optional<Held> before(Held held, Instant then) {
    List<Change> since =
        history(held.playerId(), held.rated()).stream()
            .filter(change -> change.at().isAfter(then))
            .toList();
    int games = held.games() - since.size();
    if (since.isEmpty() || games == 0) {
      return since.isEmpty() ? Optional.of(held) : Optional.empty();
    }
    Change first = since.get(0);
    double volatility = held.rating().volatility();
    Rating rating = new Rating(first.ratingBefore(), first.deviationBefore(), volatility);
    return Optional.of(new Held(held.playerId(), held.rated(), rating, games, then));
  }

  /** The highest rating that each of these people holds in any speed of a kind. */
  public Map<Long, Map<String, Double>> highest(Set<Long> people) {
    Map<Long, Map<String, Double>> highest = new HashMap<>();
    if (!people.isEmpty()) {
      rows.createQuery("select r from RatingRecord r where r.playerId in ?1", RatingRecord.class)
          .setParameter(1, people)
          .getResultStream()
          .forEach(
              row ->
                  highest
                      .computeIfAbsent(row.playerId, id -> new HashMap<>())
                      .merge(row.variant, row.rating, Math::max));
    }
    return highest;
  }

  /** What the latest games did to one of somebody's ratings, the oldest of them first. */
  public List<Change> history(long playerId, Rated rated) {
    List<Change> latest =
        rows.createQuery(
                "select c from RatingChangeRecord c where c.playerId = ?1 and c.variant = ?2"
                    + " and c.speed = ?3 order by c.ratedAt desc",
                RatingChangeRecord.class)
            .setParameter(1, playerId)
            .setParameter(2, rated.variant())
            .setParameter(3, rated.speed().name())
            .setMaxResults(LATEST)
            .getResultStream()
            .map(RatingChangeRecord::toChange)
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.reverse(latest);
    return latest;
  }

  /** What these games did to ratings; nothing of those that were not rated. */
  public List<Change> ofGames(Set<String> gameIds) {
    if (gameIds.isEmpty()) {
      return List.of();
    }
    return rows.createQuery(
            "select c from RatingChangeRecord c where c.gameId in ?1", RatingChangeRecord.class)
        .setParameter(1, gameIds)
        .getResultStream()
        .map(RatingChangeRecord::toChange)
        .toList();
  }
}
