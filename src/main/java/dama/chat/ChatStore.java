package dama.chat;

import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Role;
import dama.player.Storable;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Everything that was ever said. */
@ApplicationScoped
@Transactional
public class ChatStore {

  /** The room of all who are in no game. */
  public static final String LOBBY = "lobby";

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /** Stores a line; the same author's same key again gives the line that was stored first. */
  public ChatLine append(Draft draft, LineGate.Verdict verdict, Instant now) {
    // One line of an author at a time, so that who sends one twice at once is answered twice alike.
    players.lock(draft.author().id());
    return stored(draft.author().id(), draft.key())
        .orElseGet(() -> insert(ChatLineRecord.of(draft, verdict, now)))
        .toLine();
  }

  /** The line that its author said with this key. */
  public Optional<ChatLine> byKey(long authorId, String key) {
    return stored(authorId, key).map(ChatLineRecord::toLine);
  }

  public Optional<ChatLine> byId(long id) {
    return Optional.ofNullable(rows.find(ChatLineRecord.class, id)).map(ChatLineRecord::toLine);
  }

  /** What a person said last, the newest first, whatever became of it. */
  public List<ChatLine> lastOf(long authorId, int count) {
    return rows.createQuery(
            "select l from ChatLineRecord l where l.authorId = ?1 order by l.id desc",
            ChatLineRecord.class)
        .setParameter(1, authorId)
        .setMaxResults(count)
        .getResultStream()
        .map(ChatLineRecord::toLine)
        .toList();
  }

  /** What was said last in any room, the newest first. */
  public List<ChatLine> latest(int count) {
    return rows.createQuery(
            "select l from ChatLineRecord l order by l.id desc", ChatLineRecord.class)
        .setMaxResults(count)
        .getResultStream()
        .map(ChatLineRecord::toLine)
        .toList();
  }

  /** How many lines wait for a moderator to release them. */
  public long countHeld() {
    return rows.createQuery("select count(l) from ChatLineRecord l where l.status = ?1", Long.class)
        .setParameter(1, LineStatus.HELD)
        .getSingleResult();
  }

  /** Those of these lines that exist, in the order of their ids. */
  public List<ChatLine> byIds(Collection<Long> ids) {
    if (ids.isEmpty()) {
      return List.of();
    }
    return rows.createQuery(
            "select l from ChatLineRecord l where l.id in ?1 order by l.id", ChatLineRecord.class)
        .setParameter(1, ids)
        .getResultStream()
        .map(ChatLineRecord::toLine)
        .toList();
  }

  private Optional<ChatLineRecord> stored(long authorId, String key) {
    return rows.createQuery(
            "select l from ChatLineRecord l where l.authorId = ?1 and l.key = ?2",
            ChatLineRecord.class)
        .setParameter(1, authorId)
        .setParameter(2, Storable.of(key))
        .getResultStream()
        .findFirst();
  }

  private ChatLineRecord insert(ChatLineRecord row) {
    rows.persist(row);
    rows.flush();
    return row;
  }

  /**
   * Gives lines another status, within the transaction of the act that does so.
   *
   * @return those that had another one before, as they are now, oldest first
   */
  @Transactional(Transactional.TxType.MANDATORY)
  public List<ChatLine> setStatus(Collection<Long> ids, LineStatus status) {
    if (ids.isEmpty()) {
      return List.of();
    }
    List<ChatLineRecord> changed =
        rows.createQuery(
                "select l from ChatLineRecord l where l.id in ?1 and l.status <> ?2 order by l.id",
                ChatLineRecord.class)
            .setParameter(1, ids)
            .setParameter(2, status)
            .setLockMode(LockModeType.PESSIMISTIC_WRITE)
            .getResultList();
    changed.forEach(line -> line.become(status));
    return changed.stream().map(ChatLineRecord::toLine).toList();
  }

  /** The last lines of a room, oldest first, as this reader may see them. */
  public List<ChatLine> last(String room, int count, Player reader) {
    boolean moderates = reader.role().includes(Role.MODERATOR);
    List<ChatLine> lines =
        rows.createQuery(
                "select l from ChatLineRecord l where l.room = ?1"
                    + " and (l.status <> ?2 or l.authorId = ?3 or ?4 = true) order by l.id desc",
                ChatLineRecord.class)
            .setParameter(1, Storable.of(room))
            .setParameter(2, LineStatus.HELD)
            .setParameter(3, reader.id())
            .setParameter(4, moderates)
            .setMaxResults(count)
            .getResultStream()
            .flatMap(row -> row.toLine().seenBy(reader).stream())
            .collect(Collectors.toCollection(ArrayList::new));
    Collections.reverse(lines);
    return Collections.unmodifiableList(lines);
  }
}
