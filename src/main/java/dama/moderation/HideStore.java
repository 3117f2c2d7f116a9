package dama.moderation;

import dama.audit.AuditStore;
import dama.chat.ChatLine;
import dama.chat.LineStatus;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Hides lines and shows them again, each in one transaction with its line in the audit. */
@ApplicationScoped
@Transactional
class HideStore {

  /** How many lines one act changes at most. */
  static final int MOST = 10_000;

  @PersistenceContext EntityManager rows;
  @Inject PersonStore people;
  @Inject SanctionStore sanctions;
  @Inject LineStore lines;
  @Inject Authority authority;
  @Inject AuditStore audit;

  Stored hide(long byId, Collection<Long> ids, Reason reason, String words, Instant now) {
    List<LineStore.Line> wanted = lines.byIds(new TreeSet<>(ids));
    if (wanted.isEmpty() || wanted.size() < Set.copyOf(ids).size()) {
      return Stored.refused(ActRefusal.NO_SUCH_LINE);
    }
    return hideThose(byId, wanted, reason, words, now);
  }

  Stored hideRange(
      long byId,
      long playerId,
      Instant from,
      Instant to,
      Reason reason,
      String words,
      Instant now) {
    List<LineStore.Line> wanted = lines.shownOf(playerId, from, to, MOST + 1);
    if (wanted.size() > MOST) {
      return Stored.refused(ActRefusal.TOO_MANY_LINES);
    }
    Optional<ActRefusal> refused = authority.against(byId, playerId);
    return refused.isPresent()
        ? Stored.refused(refused.get())
        : hideThose(byId, wanted, reason, words, now);
  }

  private Stored hideThose(
      long byId, List<LineStore.Line> wanted, Reason reason, String words, Instant now) {
    Set<Long> authors =
        wanted.stream()
            .map(LineStore.Line::authorId)
            .collect(Collectors.toCollection(TreeSet::new));
    authors.forEach(people::lock);
    for (long author : authors) {
      Optional<ActRefusal> refused = authority.against(byId, author);
      if (refused.isPresent()) {
        return Stored.refused(refused.get());
      }
    }
    // Read again behind the locks: another moderator may have been faster.
    Map<Long, List<LineStore.Line>> byAuthor =
        lines.byIds(wanted.stream().map(LineStore.Line::id).toList()).stream()
            .filter(line -> !line.isHidden())
            .collect(
                Collectors.groupingBy(LineStore.Line::authorId, TreeMap::new, Collectors.toList()));
    if (byAuthor.isEmpty()) {
      return Stored.refused(ActRefusal.NOTHING_TO_CHANGE);
    }
    List<Sanction> imposed = new ArrayList<>();
    List<ChatLine> told = new ArrayList<>();
    byAuthor.forEach(
        (author, theirs) -> imposed.add(hideOf(byId, author, theirs, reason, words, now, told)));
    return hidden(imposed, List.copyOf(told));
  }

  private Sanction hideOf(
      long byId,
      long author,
      List<LineStore.Line> theirs,
      Reason reason,
      String words,
      Instant now,
      List<ChatLine> told) {
    SanctionRecord row =
        SanctionRecord.of(
            new Imposed(
                author, Sanction.Kind.HIDE, Sanction.Rooms.ALL, null, reason, words, byId, null),
            Typed.time(now));
    rows.persist(row);
    rows.flush();
    theirs.forEach(line -> rows.persist(SanctionLineRecord.of(row.id, line.id())));
    rows.flush();
    told.addAll(lines.setStatus(theirs, LineStatus.HIDDEN));
    audit.append(LineActs.act(byId, "line.hide", theirs, LineStatus.HIDDEN, row.id, reason.name()));
    return sanctions.byId(row.id).orElseThrow();
  }

  private Stored hidden(List<Sanction> imposed, List<ChatLine> told) {
    List<Consumer<ModerationListener>> telling = new ArrayList<>();
    telling.add(listener -> listener.hidden(told));
    imposed.forEach(one -> telling.add(listener -> listener.imposed(one)));
    return new Stored(new ActAnswer.Done(imposed, told.size()), Set.of(), telling);
  }
}
