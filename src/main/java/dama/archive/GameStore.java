package dama.archive;

import dama.game.Game;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Terms;
import dama.notation.Fen;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.rating.Rating;
import dama.rating.RatingStore;
import dama.rules.Variant;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.PersistenceException;
import jakarta.transaction.Transactional;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Every game ever played. */
@ApplicationScoped
@Transactional
public class GameStore {

  /** Games that somebody holds: what they are need not be read, if they have not changed since. */
  public interface Held {
    /** Must not wait. */
    Optional<StoredGame> at(String id, int version);
  }

  private static final Held NONE = (id, version) -> Optional.empty();

  /** So many times the games shown are looked through for the best. */
  private static final int LIVELY = 5;

  private final FinishedGames finished = new FinishedGames();

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject FinishStore finishing;
  @Inject RatingStore ratings;

  /** Begins a game without a clock that no offer led to. */
  public StoredGame create(Variant variant, Player white, Player black, Instant now) {
    return create(variant, Terms.CASUAL, white, black, null, now);
  }

  /**
   * Begins a game.
   *
   * @param offerId the offer that led to it, if any; no two games come of one
   */
  public StoredGame create(
      Variant variant,
      Terms terms,
      Player white,
      Player black,
      @Nullable String offerId,
      Instant now) {
    Game game = Game.start(variant, terms, variant.start(), now.truncatedTo(ChronoUnit.MILLIS));
    GameRecord row = new GameRecord();
    row.id = GameIds.next();
    row.variant = variant.id();
    row.whiteId = white.id();
    row.blackId = black.id();
    row.startFen = Fen.write(game.start());
    row.fen = row.startFen;
    row.offerId = offerId;
    row.startedAt = time(now);
    row.changedAt = row.startedAt;
    row.table.take(game);
    rows.persist(row);
    // The version is given when the row is written.
    rows.flush();
    return new StoredGame(
        row.id, white, black, game, row.version, null, null, row.startedAt.toInstant(), null);
  }

  public Optional<StoredGame> load(String id) {
    if (!GameIds.isOne(id)) {
      return Optional.empty();
    }
    return stored(Optional.ofNullable(rows.find(GameRecord.class, id)).stream().toList()).stream()
        .findFirst();
  }

  /** These games, in their order; those that there are. */
  List<StoredGame> all(List<String> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    Map<String, GameRecord> found =
        rows.createQuery("select g from GameRecord g where g.id in ?1", GameRecord.class)
            .setParameter(1, ids)
            .getResultStream()
            .collect(Collectors.toMap(game -> game.id, Function.identity()));
    return stored(ids.stream().map(found::get).filter(Objects::nonNull).toList());
  }

  /** The id of the game that an offer led to. */
  public Optional<String> byOffer(String offerId) {
    return rows.createQuery("select g.id from GameRecord g where g.offerId = ?1", String.class)
        .setParameter(1, offerId)
        .getResultStream()
        .findFirst();
  }

  /** The games that go on, the most recently played first. */
  public List<StoredGame> running(int most) {
    return stored(lively(most));
  }

  private List<GameRecord> lively(int most) {
    return rows.createQuery(
            "select g from GameRecord g where g.endedAt is null order by g.changedAt desc, g.id",
            GameRecord.class)
        .setMaxResults(most)
        .getResultList();
  }

  /**
   * Of the games that were played most recently and go on, those of the highest rated players, the
   * best first; whoever has no rating counts as if they were new to it.
   */
  public List<StoredGame> showcase(int most, Held held) {
    List<GameRecord> lively = lively(most * LIVELY);
    Map<Long, Map<String, Double>> highest =
        ratings.highest(
            lively.stream()
                .flatMap(game -> Stream.of(game.whiteId, game.blackId))
                .collect(Collectors.toSet()));
    Comparator<GameRecord> worst = Comparator.comparingDouble(game -> strength(game, highest));
    return stored(lively.stream().sorted(worst.reversed()).limit(most).toList(), held);
  }

  private static double strength(GameRecord game, Map<Long, Map<String, Double>> highest) {
    return Stream.of(game.whiteId, game.blackId)
        .map(id -> highest.getOrDefault(id, Map.of()))
        .mapToDouble(of -> of.getOrDefault(game.variant, Rating.START.rating()))
        .sum();
  }

  /** The games of a player that go on, the oldest first. */
  public List<StoredGame> runningOf(long playerId) {
    return runningOf(playerId, NONE);
  }

  /** The same, less to read. */
  public List<StoredGame> runningOf(long playerId, Held held) {
    return stored(
        rows.createQuery(
                "select g from GameRecord g where g.endedAt is null"
                    + " and (g.whiteId = ?1 or g.blackId = ?1) order by g.startedAt, g.id",
                GameRecord.class)
            .setParameter(1, playerId)
            .getResultList(),
        held);
  }

  /** The games whose time is over, the longest first; so many at most. */
  public List<String> due(Instant now, int most) {
    return rows.createQuery(
            "select g.id from GameRecord g where g.table.deadlineAt <= ?1"
                + " order by g.table.deadlineAt",
            String.class)
        .setParameter(1, time(now))
        .setMaxResults(most)
        .getResultList();
  }

  /** The games of real time whose clock runs. */
  List<String> ticking() {
    return rows.createQuery(
            "select g.id from GameRecord g where g.table.deadlineAt is not null"
                + " and g.table.timeControl not like '1/%' order by g.id",
            String.class)
        .getResultList();
  }

  /**
   * The games of a player, running or over, the oldest first; so many of them at most.
   *
   * @param last the one after which they begin; null for the first
   */
  public List<StoredGame> of(long playerId, @Nullable StoredGame last, int most) {
    return stored(
        rows.createQuery(
                "select g from GameRecord g where (g.whiteId = ?1 or g.blackId = ?1)"
                    + " and (g.startedAt > ?2 or g.startedAt = ?2 and g.id > ?3)"
                    + " order by g.startedAt, g.id",
                GameRecord.class)
            .setParameter(1, playerId)
            .setParameter(2, time(last == null ? Instant.EPOCH : last.startedAt()))
            .setParameter(3, last == null ? "" : last.id())
            .setMaxResults(most)
            .getResultList());
  }

  /** The games of a player, the latest first, without their moves. */
  public List<GameSummary> latest(long playerId, int most) {
    List<GameRecord> found =
        rows.createQuery(
                "select g from GameRecord g where g.whiteId = ?1 or g.blackId = ?1"
                    + " order by g.startedAt desc, g.id",
                GameRecord.class)
            .setParameter(1, playerId)
            .setMaxResults(most)
            .getResultList();
    Map<Long, Player> people =
        players.byIds(
            found.stream()
                .flatMap(game -> Stream.of(game.whiteId, game.blackId))
                .collect(Collectors.toSet()));
    return found.stream().map(game -> game.toSummary(people)).toList();
  }

  /** What the page of a game tells besides moves, the newest last; so many at most. */
  public List<Happening> happenings(String gameId, int most) {
    List<Happening> newest =
        rows.createQuery(
                "select h from HappeningRecord h where h.gameId = ?1 order by h.number desc",
                HappeningRecord.class)
            .setParameter(1, gameId)
            .setMaxResults(most)
            .getResultStream()
            .map(HappeningRecord::toHappening)
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.reverse(newest);
    return newest;
  }

  /** What became of a game since it was as it is given here. */
  public News news(StoredGame before) {
    StoredGame now = load(before.id()).orElseThrow();
    List<Happening> happenings =
        rows.createQuery(
                "select h from HappeningRecord h where h.gameId = ?1"
                    + " and h.number >= ?2 and h.number < ?3 order by h.number",
                HappeningRecord.class)
            .setParameter(1, now.id())
            .setParameter(2, HappeningRecord.first(before.version() + 1))
            .setParameter(3, HappeningRecord.first(now.version() + 1))
            .getResultStream()
            .map(HappeningRecord::toHappening)
            .toList();
    return new News(now, happenings);
  }

  /** How far these games have come; those that there are. */
  public List<Standing> standing(Set<String> ids) {
    return rows.createQuery(
            "select g.id, g.version, g.endedAt from GameRecord g where g.id in ?1", Object[].class)
        .setParameter(1, ids)
        .getResultStream()
        .map(row -> new Standing((String) row[0], (Integer) row[1], row[2] != null))
        .toList();
  }

  /**
   * Stores what happened in a game; on return it is committed, unless the caller's own transaction
   * goes on.
   *
   * @param current the game as its writer has seen it
   * @param next the game after these events
   * @param events as the game gave them, in order
   * @return the game as the rows now have it
   * @throws PlyTakenException if the rows do not hold the game that {@code next} follows from
   */
  public StoredGame save(StoredGame current, Game next, List<GameEvent> events, Instant now) {
    return save(new GameChange(current, next, events, now));
  }

  /** The same. */
  public StoredGame save(GameChange change) {
    write(List.of(change));
    if (change.next().isOver()) {
      GameRecord row = rows.find(GameRecord.class, change.current().id());
      rows.refresh(row);
      finishing.finish(row, change.now());
      rows.flush();
    }
    return change.stored();
  }

  /**
   * Keeps what was played in a game for those who will soon ask for it.
   *
   * @param over its end is committed
   */
  @Transactional(Transactional.TxType.SUPPORTS)
  public void remember(StoredGame over) {
    finished.put(over.id(), over.game());
  }

  /**
   * Stores what happened in several games, all of it or nothing; on return it is committed.
   *
   * @param changes of different games, none of which is over by it
   * @return the games as the rows now have them, in their order
   * @throws PlyTakenException if the rows hold another game than one of these follows from
   */
  @Transactional(Transactional.TxType.REQUIRES_NEW)
  public List<StoredGame> saveAll(List<GameChange> changes) {
    write(changes);
    return changes.stream().map(GameChange::stored).toList();
  }

  private void write(List<GameChange> changes) {
    try {
      new GameWriter(rows.unwrap(Connection.class)).write(changes);
    } catch (SQLException e) {
      if (UniqueViolation.isCauseOf(e)) {
        StoredGame first = changes.get(0).current();
        throw new PlyTakenException(first.id(), first.version(), e);
      }
      throw new PersistenceException(e);
    }
  }

  private List<StoredGame> stored(List<GameRecord> games) {
    return stored(games, NONE);
  }

  private List<StoredGame> stored(List<GameRecord> games, Held held) {
    Map<String, StoredGame> known = new HashMap<>();
    games.forEach(one -> held.at(one.id, one.version).ifPresent(game -> known.put(one.id, game)));
    read(games.stream().filter(one -> !known.containsKey(one.id)).toList())
        .forEach(game -> known.put(game.id(), game));
    return games.stream().map(one -> Objects.requireNonNull(known.get(one.id))).toList();
  }

  private List<StoredGame> read(List<GameRecord> games) {
    if (games.isEmpty()) {
      return List.of();
    }
    Map<String, Game> played = played(games);
    Set<Long> ids =
        games.stream()
            .flatMap(game -> Stream.of(game.whiteId, game.blackId))
            .collect(Collectors.toSet());
    Map<Long, Player> people = players.byIds(ids);
    return games.stream()
        .map(one -> one.toStored(Objects.requireNonNull(played.get(one.id)), people))
        .toList();
  }

  /** What was played in each, by its id. */
  private Map<String, Game> played(List<GameRecord> games) {
    Map<String, Game> played = new HashMap<>();
    List<GameRecord> unknown = new ArrayList<>();
    for (GameRecord one : games) {
      Game known = one.endedAt == null ? null : finished.get(one.id);
      if (known == null) {
        unknown.add(one);
      } else {
        played.put(one.id, known);
      }
    }
    Map<String, List<PlyRecord>> plies = plies(unknown.stream().map(one -> one.id).toList());
    for (GameRecord one : unknown) {
      Game game = one.toGame(plies.getOrDefault(one.id, List.of()));
      played.put(one.id, game);
      if (one.endedAt != null) {
        finished.put(one.id, game);
      }
    }
    return played;
  }

  private Map<String, List<PlyRecord>> plies(List<String> gameIds) {
    if (gameIds.isEmpty()) {
      return Map.of();
    }
    return rows.createQuery(
            "select p from PlyRecord p where p.gameId in :games order by p.gameId, p.number",
            PlyRecord.class)
        .setParameter("games", gameIds)
        .getResultStream()
        .collect(Collectors.groupingBy(ply -> ply.gameId));
  }

  private static OffsetDateTime time(Instant instant) {
    return instant.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
  }
}
