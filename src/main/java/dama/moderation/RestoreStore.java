package dama.moderation;

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

/** Shows lines again that were hidden, or held. */
@ApplicationScoped
@Transactional
class RestoreStore {

  @PersistenceContext EntityManager rows;
  @Inject PersonStore people;
  @Inject SanctionStore sanctions;
  @Inject LineStore lines;
  @Inject UndoStore undo;
  @Inject Authority authority;

  Stored restore(long byId, Collection<Long> ids, Instant now) {
    Optional<ActRefusal> refused = authority.inGeneral(byId);
    List<LineStore.Line> found = lines.byIds(ids);
    if (refused.isPresent() || found.isEmpty() || found.size() < Set.copyOf(ids).size()) {
      return Stored.refused(refused.orElse(ActRefusal.NO_SUCH_LINE));
    }
    Set<Long> authors = new TreeSet<>(found.stream().map(LineStore.Line::authorId).toList());
    if (authors.contains(byId)) {
      return Stored.refused(ActRefusal.YOURSELF);
    }
    authors.forEach(people::lock);
    Map<Long, List<LineStore.Line>> byAuthor =
        lines.byIds(ids).stream()
            .filter(line -> !line.isShown())
            .collect(
                Collectors.groupingBy(LineStore.Line::authorId, TreeMap::new, Collectors.toList()));
    if (byAuthor.isEmpty()) {
      return Stored.refused(ActRefusal.NOTHING_TO_CHANGE);
    }
    List<Consumer<ModerationListener>> telling = new ArrayList<>();
    byAuthor.values().forEach(theirs -> undo.show(byId, theirs, "", null, telling));
    List<Sanction> lifted = liftEmptied(byId, byAuthor.values(), now, telling);
    int count = byAuthor.values().stream().mapToInt(List::size).sum();
    return new Stored(new ActAnswer.Done(lifted, count), authors, telling);
  }

  /** Lifts what hides nothing any more. */
  private List<Sanction> liftEmptied(
      long byId,
      Collection<List<LineStore.Line>> shown,
      Instant now,
      List<Consumer<ModerationListener>> telling) {
    List<Sanction> lifted = new ArrayList<>();
    for (long sanctionId : lines.emptied(shown.stream().flatMap(List::stream).toList())) {
      SanctionRecord row = rows.find(SanctionRecord.class, sanctionId);
      if (row != null) {
        Sanction before = sanctions.byId(sanctionId).orElseThrow();
        row.lift(byId, Typed.time(now));
        undo.settle(byId, sanctionId, now);
        Sanction after = undo.append(byId, "sanction.lift", before, "", null);
        telling.add(listener -> listener.lifted(after));
        lifted.add(after);
      }
    }
    return lifted;
  }
}
