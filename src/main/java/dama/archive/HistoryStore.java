package dama.archive;

import dama.player.Player;
import dama.player.PlayerStore;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Every finished game, and those of a person. A list goes on from where it was, by an index that
 * has its order, so that its end is as near as its beginning.
 */
@ApplicationScoped
@Transactional
public class HistoryStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject GameStore games;

  /**
   * Some of these games, the latest first.
   *
   * @param after where they begin; null for the latest
   */
  public List<FinishedGame> find(HistoryQuery query, FinishedGame.@Nullable Place after, int most) {
    List<String> ids = ids(query, after, most);
    if (ids.isEmpty()) {
      return List.of();
    }
    Map<String, GameRecord> found =
        rows.createQuery("select g from GameRecord g where g.id in ?1", GameRecord.class)
            .setParameter(1, ids)
            .getResultStream()
            .collect(Collectors.toMap(game -> game.id, Function.identity()));
    Map<Long, Player> people =
        players.byIds(
            found.values().stream()
                .flatMap(game -> Stream.of(game.whiteId, game.blackId))
                .collect(Collectors.toSet()));
    return ids.stream()
        .map(id -> Objects.requireNonNull(found.get(id)).toFinished(people))
        .toList();
  }

  /** The same with their moves. */
  public List<StoredGame> whole(HistoryQuery query, FinishedGame.@Nullable Place after, int most) {
    return games.all(ids(query, after, most));
  }

  private List<String> ids(HistoryQuery query, FinishedGame.@Nullable Place after, int most) {
    Map<String, Object> values = new LinkedHashMap<>();
    List<String> conditions = conditions(query, values);
    if (after != null) {
      // The first half is what an index can begin at.
      conditions.add("s.endedAt <= :at and (s.endedAt < :at or s.gameId < :id)");
      values.put("at", after.endedAt().atOffset(ZoneOffset.UTC));
      values.put("id", after.id());
    }
    TypedQuery<String> asked =
        rows.createQuery(
            "select s.gameId from SideRecord s where "
                + String.join(" and ", conditions)
                + " order by s.endedAt desc, s.gameId desc",
            String.class);
    values.forEach(asked::setParameter);
    return asked.setMaxResults(most).getResultList();
  }

  private static List<String> conditions(HistoryQuery query, Map<String, Object> values) {
    List<String> conditions = new ArrayList<>();
    if (query.playerId() == null) {
      add(conditions, values, "s.side = :side", "side", Side.WHITE);
    } else {
      add(conditions, values, "s.playerId = :player", "player", query.playerId());
    }
    add(conditions, values, "s.opponentId = :opponent", "opponent", query.opponentId());
    add(conditions, values, "s.variant = :variant", "variant", query.variant());
    add(conditions, values, "s.score = :score", "score", query.score());
    add(conditions, values, "s.endedAt >= :from", "from", time(query.from()));
    add(conditions, values, "s.endedAt < :to", "to", time(query.to()));
    return conditions;
  }

  private static void add(
      List<String> conditions,
      Map<String, Object> values,
      String condition,
      String name,
      @Nullable Object value) {
    if (value != null) {
      conditions.add(condition);
      values.put(name, value);
    }
  }

  /** How somebody's games came out, by kind, what they play most first. */
  public List<Tally> tallies(long playerId) {
    Map<String, Map<Score, Long>> counts = new LinkedHashMap<>();
    rows.createQuery(
            "select s.variant, s.score, count(s.gameId) from SideRecord s where s.playerId = ?1"
                + " group by s.variant, s.score",
            Object[].class)
        .setParameter(1, playerId)
        .getResultStream()
        .forEach(
            row ->
                counts
                    .computeIfAbsent((String) row[0], variant -> new LinkedHashMap<>())
                    .put((Score) row[1], (Long) row[2]));
    return counts.entrySet().stream()
        .map(each -> tally(each.getKey(), each.getValue()))
        .sorted(Comparator.comparing(Tally::games).reversed().thenComparing(Tally::variant))
        .toList();
  }

  private static Tally tally(String variant, Map<Score, Long> counts) {
    return new Tally(
        variant,
        counts.getOrDefault(Score.WIN, 0L),
        counts.getOrDefault(Score.DRAW, 0L),
        counts.getOrDefault(Score.LOSS, 0L));
  }

  /** Whom somebody has met most. */
  public List<Met> opponents(long playerId, int most) {
    List<Object[]> found =
        rows.createQuery(
                "select s.opponentId, count(s.gameId) as met from SideRecord s where s.playerId = ?1"
                    + " group by s.opponentId order by met desc, s.opponentId",
                Object[].class)
            .setParameter(1, playerId)
            .setMaxResults(most)
            .getResultList();
    Map<Long, Player> people =
        players.byIds(found.stream().map(row -> (Long) row[0]).collect(Collectors.toSet()));
    return found.stream()
        .map(row -> new Met(Objects.requireNonNull(people.get((Long) row[0])), (Long) row[1]))
        .toList();
  }

  private static @Nullable Object time(@Nullable Instant instant) {
    return instant == null ? null : instant.atOffset(ZoneOffset.UTC);
  }
}
