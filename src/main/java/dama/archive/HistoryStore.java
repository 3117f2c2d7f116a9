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
import java.util.Collections;
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
    return finished(ids(query, after == null ? null : new Border(after, false), most));
  }

  /** Those of these games that come just before a place, the latest first as well. */
  public List<FinishedGame> before(HistoryQuery query, FinishedGame.Place place, int most) {
    List<String> ids = new ArrayList<>(ids(query, new Border(place, true), most));
    Collections.reverse(ids);
    return finished(ids);
  }

  /**
   * Where a list begins.
   *
   * @param later whether it goes on to the later games
   */
  private record Border(FinishedGame.Place place, boolean later) {
    /** The first half is what an index can begin at. */
    String condition() {
      return later
          ? "s.endedAt >= :at and (s.endedAt > :at or s.gameId > :id)"
          : "s.endedAt <= :at and (s.endedAt < :at or s.gameId < :id)";
    }
  }

  private List<FinishedGame> finished(List<String> ids) {
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
    return games.all(ids(query, after == null ? null : new Border(after, false), most));
  }

  private List<String> ids(HistoryQuery query, @Nullable Border border, int most) {
    Map<String, Object> values = new LinkedHashMap<>();
    List<String> conditions = conditions(query, values);
    if (border != null) {
      conditions.add(border.condition());
      values.put("at", border.place().endedAt().atOffset(ZoneOffset.UTC));
      values.put("id", border.place().id());
    }
    String order = border != null && border.later() ? "" : " desc";
    TypedQuery<String> asked =
        rows.createQuery(
            "select s.gameId from SideRecord s where "
                + String.join(" and ", conditions)
                + String.format(" order by s.endedAt%1$s, s.gameId%1$s", order),
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
    if (query.winner() != null) {
      conditions.add(
          "(s.side = :winner and s.score = :won or s.side <> :winner and s.score = :lost)");
      values.putAll(Map.of("winner", query.winner(), "won", Score.WIN, "lost", Score.LOSS));
    }
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

  /** How these games of somebody came out, by kind, what they play most first. */
  public List<Tally> tallies(HistoryQuery query) {
    Map<String, Map<Score, Long>> counts = new LinkedHashMap<>();
    asked(query, "select s.variant, s.score, count(s.gameId)", "group by s.variant, s.score")
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

  /** Whom somebody has met most in these games. */
  public List<Met> opponents(HistoryQuery query, int most) {
    List<Object[]> found =
        asked(
                query,
                "select s.opponentId, count(s.gameId) as met",
                "group by s.opponentId order by met desc, s.opponentId")
            .setMaxResults(most)
            .getResultList();
    Map<Long, Player> people =
        players.byIds(found.stream().map(row -> (Long) row[0]).collect(Collectors.toSet()));
    return found.stream()
        .map(row -> new Met(Objects.requireNonNull(people.get((Long) row[0])), (Long) row[1]))
        .toList();
  }

  private TypedQuery<Object[]> asked(HistoryQuery query, String what, String how) {
    Map<String, Object> values = new LinkedHashMap<>();
    String where = String.join(" and ", conditions(query, values));
    TypedQuery<Object[]> asked =
        rows.createQuery(what + " from SideRecord s where " + where + " " + how, Object[].class);
    values.forEach(asked::setParameter);
    return asked;
  }

  private static @Nullable Object time(@Nullable Instant instant) {
    return instant == null ? null : instant.atOffset(ZoneOffset.UTC);
  }
}
