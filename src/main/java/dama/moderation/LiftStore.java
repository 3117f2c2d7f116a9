package dama.moderation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Lifts sanctions, by a moderator's own mind or on appeal. */
@ApplicationScoped
@Transactional
class LiftStore {

  @PersistenceContext EntityManager rows;
  @Inject PersonStore people;
  @Inject SanctionStore sanctions;
  @Inject UndoStore undo;
  @Inject Authority authority;

  Stored lift(long byId, long sanctionId, Reason reason, Instant now) {
    SanctionRecord row = locked(sanctionId);
    if (row == null) {
      return Stored.refused(ActRefusal.NO_SUCH_SANCTION);
    }
    Optional<ActRefusal> refused = authority.against(byId, row.playerId);
    if (refused.isPresent()) {
      return Stored.refused(refused.get());
    }
    if (row.liftedAt != null) {
      return Stored.refused(ActRefusal.LIFTED_ALREADY);
    }
    Sanction before = sanctions.byId(sanctionId).orElseThrow();
    List<Consumer<ModerationListener>> telling = new ArrayList<>();
    int shown = undo.undo(byId, row, reason.name(), now, telling);
    undo.settle(byId, sanctionId, now);
    Sanction after = undo.append(byId, "sanction.lift", before, reason.name(), null);
    telling.add(listener -> listener.lifted(after));
    return new Stored(new ActAnswer.Done(List.of(after), shown), Set.of(row.playerId), telling);
  }

  Stored decide(long byId, long sanctionId, boolean granted, String answer, Instant now) {
    SanctionRecord row = locked(sanctionId);
    if (row == null) {
      return Stored.refused(ActRefusal.NO_SUCH_SANCTION);
    }
    AppealRecord appeal = rows.find(AppealRecord.class, sanctionId);
    boolean alone = row.byId == byId && !authority.hasOther(byId, row.playerId);
    Optional<ActRefusal> refused = undecidable(byId, row, appeal, alone);
    if (refused.isPresent() || appeal == null) {
      return Stored.refused(refused.orElse(ActRefusal.NO_APPEAL));
    }
    Sanction before = sanctions.byId(sanctionId).orElseThrow();
    List<Consumer<ModerationListener>> telling = new ArrayList<>();
    int shown = 0;
    if (granted && row.liftedAt == null) {
      shown = undo.undo(byId, row, row.reason.name(), now, telling);
    }
    appeal.decide(byId, granted, Typed.words(answer), Typed.time(now));
    Sanction after = undo.append(byId, "appeal.decide", before, row.reason.name(), alone);
    telling.add(listener -> listener.decided(after));
    return new Stored(new ActAnswer.Done(List.of(after), shown), Set.of(row.playerId), telling);
  }

  private Optional<ActRefusal> undecidable(
      long byId, SanctionRecord row, @Nullable AppealRecord appeal, boolean alone) {
    Optional<ActRefusal> refused = authority.against(byId, row.playerId);
    if (refused.isPresent()) {
      return refused;
    }
    if (appeal == null) {
      return Optional.of(ActRefusal.NO_APPEAL);
    }
    if (appeal.decidedAt != null) {
      return Optional.of(ActRefusal.DECIDED_ALREADY);
    }
    return row.byId == byId && !alone ? Optional.of(ActRefusal.IMPOSED_BY_YOU) : Optional.empty();
  }

  private @Nullable SanctionRecord locked(long sanctionId) {
    // Read behind the lock alone: what was read before it may have changed.
    rows.createQuery("select s.playerId from SanctionRecord s where s.id = ?1", Long.class)
        .setParameter(1, sanctionId)
        .getResultStream()
        .forEach(people::lock);
    return rows.find(SanctionRecord.class, sanctionId);
  }
}
