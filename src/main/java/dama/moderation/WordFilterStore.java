package dama.moderation;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The owner's word filters; each change is stored together with its line in the audit. */
@ApplicationScoped
@Transactional
public class WordFilterStore {

  @PersistenceContext EntityManager rows;
  @Inject AuditStore audit;

  /** Every filter, by language and pattern. */
  public List<WordFilter> all() {
    return filters("order by f.language, f.pattern, f.id");
  }

  /** Those in force. */
  public List<WordFilter> live() {
    return filters("where f.live = true order by f.id");
  }

  public Optional<WordFilter> byId(long id) {
    return Optional.ofNullable(rows.find(WordFilterRecord.class, id))
        .map(WordFilterRecord::toFilter);
  }

  /**
   * Adds a filter, or changes the one of its id.
   *
   * @return its id; empty if the one to be changed is gone
   */
  public Optional<Long> save(Player by, WordFilter filter, Instant now) {
    boolean isNew = filter.id() == 0;
    WordFilterRecord row =
        isNew ? new WordFilterRecord() : rows.find(WordFilterRecord.class, filter.id());
    if (row == null) {
      return Optional.empty();
    }
    String before = isNew ? "" : row.state();
    row.become(filter, by.id(), Typed.time(now));
    if (isNew) {
      rows.persist(row);
      rows.flush();
    }
    append(by, isNew ? "filter.add" : "filter.change", row, before, row.state());
    return Optional.of(row.id);
  }

  /** Whether there was such a filter. */
  public boolean switchTo(Player by, long id, boolean live) {
    WordFilterRecord row = rows.find(WordFilterRecord.class, id);
    if (row != null && row.live != live) {
      String before = row.state();
      row.switchTo(live);
      append(by, live ? "filter.start" : "filter.stop", row, before, row.state());
    }
    return row != null;
  }

  /** Whether there was such a filter. */
  public boolean remove(Player by, long id) {
    WordFilterRecord row = rows.find(WordFilterRecord.class, id);
    if (row != null) {
      append(by, "filter.remove", row, row.state(), "");
      rows.remove(row);
    }
    return row != null;
  }

  private void append(Player by, String what, WordFilterRecord row, String before, String after) {
    audit.append(new Act(by.id(), what, "filter", Long.toString(row.id), before, after, ""));
  }

  private List<WordFilter> filters(String condition) {
    return rows.createQuery("select f from WordFilterRecord f " + condition, WordFilterRecord.class)
        .getResultStream()
        .map(WordFilterRecord::toFilter)
        .toList();
  }
}
