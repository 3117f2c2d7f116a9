package dama.chat;

import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.TypedQuery;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Predicate;
import jakarta.persistence.criteria.Root;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Everything that was ever said. */
@ApplicationScoped
@Transactional
public class ChatStore {

  /** The room of all who are in no game. */
  public static final String LOBBY = "lobby";

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;

  /**
   * Stores a line; the same author's same key again gives the line that was stored the first time.
   *
   * @param room {@link #LOBBY} or the id of a game that exists
   */
  public ChatLine append(
      String room, Player author, String text, int ply, String key, Instant now) {
    // One line of an author at a time, so that who sends one twice at once is answered twice alike.
    players.lock(author.id());
    String storable = Storable.of(key);
    return stored(author, storable)
        .orElseGet(() -> insert(room, author, text, ply, storable, now))
        .toLine();
  }

  private Optional<ChatLineRecord> stored(Player author, String key) {
    return rows.createQuery(
            "select l from ChatLineRecord l where l.authorId = ?1 and l.key = ?2",
            ChatLineRecord.class)
        .setParameter(1, author.id())
        .setParameter(2, key)
        .getResultStream()
        .findFirst();
  }

  private ChatLineRecord insert(
      String room, Player author, String text, int ply, String key, Instant now) {
    ChatLineRecord row = new ChatLineRecord();
    row.saidAt = now.truncatedTo(ChronoUnit.MILLIS).atOffset(ZoneOffset.UTC);
    row.room = room;
    row.gameId = room.equals(LOBBY) ? null : room;
    row.ply = ply;
    row.authorId = author.id();
    row.authorName = author.name();
    row.authorFolded = Folded.of(author.name());
    row.text = Storable.of(text);
    row.textFolded = Folded.of(row.text);
    row.key = key;
    rows.persist(row);
    rows.flush();
    return row;
  }

  /** The last lines of a room, oldest first. */
  public List<ChatLine> last(String room, int count) {
    List<ChatLine> lines =
        new ArrayList<>(search(new ChatQuery(room, null, null, null, null, 0), count).lines());
    Collections.reverse(lines);
    return Collections.unmodifiableList(lines);
  }

  /** At most {@code size} lines, newest first. */
  public FoundLines search(ChatQuery query, int size) {
    // One more than is asked for tells whether anything follows.
    List<ChatLine> found =
        matching(query)
            .setMaxResults(size + 1)
            .getResultStream()
            .map(ChatLineRecord::toLine)
            .toList();
    if (found.size() <= size) {
      return new FoundLines(found, 0);
    }
    return new FoundLines(found.subList(0, size), found.get(size - 1).id());
  }

  private TypedQuery<ChatLineRecord> matching(ChatQuery query) {
    CriteriaBuilder is = rows.getCriteriaBuilder();
    CriteriaQuery<ChatLineRecord> select = is.createQuery(ChatLineRecord.class);
    Root<ChatLineRecord> line = select.from(ChatLineRecord.class);
    List<Predicate> all = new ArrayList<>();
    if (query.before() > 0) {
      all.add(is.lt(line.get("id"), query.before()));
    }
    if (query.room() != null) {
      all.add(is.equal(line.get("room"), Storable.of(query.room())));
    }
    if (query.name() != null) {
      all.add(is.like(line.get("authorFolded"), Folded.literal(query.name()) + "%", '!'));
    }
    if (query.text() != null) {
      all.add(is.like(line.get("textFolded"), "%" + Folded.literal(query.text()) + "%", '!'));
    }
    if (query.from() != null) {
      all.add(is.greaterThanOrEqualTo(line.get("saidAt"), query.from().atOffset(ZoneOffset.UTC)));
    }
    if (query.to() != null) {
      all.add(is.lessThan(line.get("saidAt"), query.to().atOffset(ZoneOffset.UTC)));
    }
    select.where(all.toArray(Predicate[]::new)).orderBy(is.desc(line.get("id")));
    return rows.createQuery(select);
  }
}
