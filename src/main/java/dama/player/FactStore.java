package dama.player;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What moderators may know of people. */
@ApplicationScoped
@Transactional
public class FactStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  public Optional<Facts> of(long playerId) {
    List<?> found =
        rows.createNativeQuery("select made_at, seen_at, erased_at from player where id = ?")
            .setParameter(1, playerId)
            .getResultList();
    return found.stream().map(Object[].class::cast).map(FactStore::facts).findFirst();
  }

  private static Facts facts(Object[] row) {
    return new Facts(present(row[0]), present(row[1]), instant(row[2]));
  }

  /** Those who came from the same addresses, the most first; so many of them at most. */
  public List<SharedAddress> sharing(long playerId, int most) {
    List<?> found =
        rows.createNativeQuery(
                "select o.player_id, count(distinct o.address_hash) as shared,"
                    + " max(coalesce(o.seen_at, o.made_at)) as last_at"
                    + " from player_session m"
                    + " join player_session o on o.address_hash = m.address_hash"
                    + " where m.player_id = ? and o.player_id <> ?"
                    + " group by o.player_id order by shared desc, last_at desc, o.player_id")
            .setParameter(1, playerId)
            .setParameter(2, playerId)
            .setMaxResults(most)
            .getResultList();
    List<Object[]> others = found.stream().map(Object[].class::cast).toList();
    Map<Long, Player> people =
        players.byIds(others.stream().map(row -> number(row[0])).collect(Collectors.toSet()));
    return others.stream()
        .filter(row -> people.containsKey(number(row[0])))
        .map(row -> shared(row, people))
        .toList();
  }

  private static SharedAddress shared(Object[] row, Map<Long, Player> people) {
    Player other = Objects.requireNonNull(people.get(number(row[0])));
    return new SharedAddress(other, number(row[1]), present(row[2]));
  }

  private static long number(Object value) {
    return ((Number) value).longValue();
  }

  private static Instant present(@Nullable Object value) {
    return Objects.requireNonNull(instant(value));
  }

  /** H2 and PostgreSQL give times of native queries in forms of their own. */
  private static @Nullable Instant instant(@Nullable Object value) {
    if (value == null) {
      return null;
    }
    if (value instanceof OffsetDateTime time) {
      return time.toInstant();
    }
    if (value instanceof Timestamp time) {
      return time.toInstant();
    }
    return (Instant) value;
  }
}
