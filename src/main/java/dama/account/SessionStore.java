package dama.account;

import dama.player.Device;
import dama.player.Tokens;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The browsers that people are signed in with. */
@ApplicationScoped
@Transactional
public class SessionStore {

  private static final String ALL =
      "select s.tokenHash, s.agent, s.addressHash, s.madeAt, s.seenAt from SessionRecord s"
          + " where s.playerId = :player order by s.seenAt desc";

  @PersistenceContext EntityManager rows;

  /**
   * Begins a session under a token that nobody knew before: whatever token a browser was made to
   * keep earlier is worth nothing afterwards.
   *
   * @return the token, for the cookie
   */
  public String begin(long playerId, Device device) {
    String token = Tokens.newToken();
    OffsetDateTime now = Now.instant().atOffset(ZoneOffset.UTC).truncatedTo(ChronoUnit.MILLIS);
    rows.createNativeQuery(
            "insert into player_session"
                + " (token_hash, player_id, made_at, seen_at, address_hash, agent)"
                + " values (?, ?, ?, ?, ?, ?)")
        .setParameter(1, Tokens.hash(token))
        .setParameter(2, playerId)
        .setParameter(3, now)
        .setParameter(4, now)
        .setParameter(5, device.addressHash())
        .setParameter(6, device.agent())
        .executeUpdate();
    return token;
  }

  /** Ends a session, if it has not ended. */
  public void end(String tokenHash) {
    rows.createQuery("delete from SessionRecord s where s.tokenHash = :hash")
        .setParameter("hash", tokenHash)
        .executeUpdate();
  }

  /**
   * Ends every session of a player.
   *
   * @param exceptTokenHash the one that goes on, if any
   * @return the hashes of those that ended
   */
  public List<String> endAll(long playerId, @Nullable String exceptTokenHash) {
    List<String> ended = new ArrayList<>();
    for (Session session : of(playerId)) {
      if (!session.tokenHash().equals(exceptTokenHash)) {
        end(session.tokenHash());
        ended.add(session.tokenHash());
      }
    }
    return ended;
  }

  /** The sessions of a player, the one seen last first. */
  public List<Session> of(long playerId) {
    return rows.createQuery(ALL, Object[].class)
        .setParameter("player", playerId)
        .getResultStream()
        .map(SessionStore::session)
        .toList();
  }

  private static Session session(Object[] row) {
    OffsetDateTime made = (OffsetDateTime) row[3];
    OffsetDateTime seen = row[4] == null ? made : (OffsetDateTime) row[4];
    return new Session(
        row[0].toString(), text(row[1]), text(row[2]), made.toInstant(), seen.toInstant());
  }

  private static String text(@Nullable Object value) {
    return value == null ? "" : value.toString();
  }
}
