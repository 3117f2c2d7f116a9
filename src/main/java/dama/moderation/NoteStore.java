package dama.moderation;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What moderators tell one another about people. */
@ApplicationScoped
@Transactional
public class NoteStore {

  private static final int LONGEST = 2_000;
  private static final int MANY = 200;

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject AuditStore audit;

  /** Whether anything was said. */
  public boolean add(Player by, long aboutId, String text, Instant now) {
    String said = Typed.words(text, LONGEST);
    if (said.isEmpty()) {
      return false;
    }
    NoteRecord row = NoteRecord.of(aboutId, by.id(), said, Typed.time(now));
    rows.persist(row);
    rows.flush();
    audit.append(
        new Act(
            by.id(),
            "note.add",
            "player",
            Long.toString(aboutId),
            "",
            new State().with("note", row.id).toString(),
            ""));
    return true;
  }

  /** The notes about a person, the newest first. */
  public List<Note> about(long playerId) {
    List<NoteRecord> found =
        rows.createQuery(
                "select n from NoteRecord n where n.aboutId = ?1 order by n.id desc",
                NoteRecord.class)
            .setParameter(1, playerId)
            .setMaxResults(MANY)
            .getResultList();
    Map<Long, Player> people =
        players.byIds(found.stream().map(row -> row.byId).collect(Collectors.toSet()));
    return found.stream().map(row -> row.toNote(People.in(people, row.byId))).toList();
  }
}
