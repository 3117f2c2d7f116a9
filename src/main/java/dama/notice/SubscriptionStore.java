package dama.notice;

import dama.player.Tokens;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The browsers that are to be told, each by the session in which it asked: with that they go, by
 * the key that leads from them to it.
 */
@ApplicationScoped
@Transactional
public class SubscriptionStore {

  /** Of one person; the oldest make room. */
  private static final int MOST = 10;

  private static final String COLUMNS =
      "select endpoint, public_key, secret, language from push_subscription where ";

  @PersistenceContext EntityManager rows;

  /** In place of what the same browser, or the same session, asked before. */
  public void add(long playerId, String session, Subscription given, Instant now) {
    run("delete from push_subscription where session_hash = ?1", session);
    remove(given.endpoint());
    List<?> own =
        query(
                "select endpoint_hash from push_subscription where player_id = ?1"
                    + " order by made_at desc",
                playerId)
            .getResultList();
    own.stream()
        .skip(MOST - 1L)
        .forEach(hash -> run("delete from push_subscription where endpoint_hash = ?1", hash));
    rows.createNativeQuery(
            "insert into push_subscription (endpoint_hash, player_id, session_hash, endpoint,"
                + " public_key, secret, language, made_at) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
        .setParameter(1, Tokens.hash(given.endpoint()))
        .setParameter(2, playerId)
        .setParameter(3, session)
        .setParameter(4, given.endpoint())
        .setParameter(5, given.publicKey())
        .setParameter(6, given.secret())
        .setParameter(7, given.language())
        .setParameter(8, now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC))
        .executeUpdate();
  }

  public List<Subscription> of(long playerId) {
    return found(query(COLUMNS + "player_id = ?1 order by made_at", playerId)).toList();
  }

  /** What a session has asked for. */
  public Optional<Subscription> in(String session) {
    return found(query(COLUMNS + "session_hash = ?1", session)).findFirst();
  }

  boolean has(String endpoint) {
    String hash = Tokens.hash(endpoint);
    return found(query(COLUMNS + "endpoint_hash = ?1", hash)).findFirst().isPresent();
  }

  public void end(String session) {
    run("delete from push_subscription where session_hash = ?1", session);
  }

  /** The service knows no such browser any more. */
  void remove(String endpoint) {
    run("delete from push_subscription where endpoint_hash = ?1", Tokens.hash(endpoint));
  }

  public long count() {
    return ((Number)
            rows.createNativeQuery("select count(*) from push_subscription").getSingleResult())
        .longValue();
  }

  void clear() {
    int unused = rows.createNativeQuery("delete from push_subscription").executeUpdate();
  }

  private Query query(String sql, Object value) {
    return rows.createNativeQuery(sql).setParameter(1, value);
  }

  private void run(String sql, Object value) {
    int unused = query(sql, value).executeUpdate();
  }

  private static Stream<Subscription> found(Query query) {
    List<?> all = query.getResultList();
    return all.stream()
        .map(Object[].class::cast)
        .map(
            row ->
                new Subscription(
                    row[0].toString(), row[1].toString(), row[2].toString(), row[3].toString()));
  }
}
