package dama.moderation;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.chat.ChatLine;
import dama.chat.LineStatus;
import dama.player.Naming;
import dama.player.Player;
import dama.player.RenameStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What taking back has in common; each step adds its line to the audit. */
@ApplicationScoped
@Transactional(Transactional.TxType.MANDATORY)
class UndoStore {

  @PersistenceContext EntityManager rows;
  @Inject RenameStore names;
  @Inject SanctionStore sanctions;
  @Inject LineStore lines;
  @Inject AuditStore audit;

  /** How many lines are shown again. */
  int undo(
      long byId,
      SanctionRecord row,
      String reason,
      Instant now,
      List<Consumer<ModerationListener>> telling) {
    List<LineStore.Line> hidden = lines.hiddenBy(row.id);
    if (!hidden.isEmpty()) {
      show(byId, hidden, reason, row.id, telling);
    }
    row.lift(byId, Typed.time(now));
    if (row.kind == Sanction.Kind.RENAME
        && names.giveBack(row.playerId, row.id) instanceof Naming.Named named) {
      Player player = named.player();
      telling.add(listener -> listener.renamed(player));
    }
    return hidden.size();
  }

  void show(
      long byId,
      List<LineStore.Line> theirs,
      String reason,
      @Nullable Long sanctionId,
      List<Consumer<ModerationListener>> telling) {
    List<ChatLine> told = lines.setStatus(theirs, LineStatus.SHOWN);
    audit.append(LineActs.act(byId, "line.restore", theirs, LineStatus.SHOWN, sanctionId, reason));
    telling.add(listener -> listener.restored(told));
  }

  /** An appeal against what is lifted has had its way. */
  void settle(long byId, long sanctionId, Instant now) {
    AppealRecord appeal = rows.find(AppealRecord.class, sanctionId);
    if (appeal != null && appeal.decidedAt == null) {
      appeal.decide(byId, true, "", Typed.time(now));
    }
  }

  Sanction append(long byId, String what, Sanction before, String reason, @Nullable Boolean alone) {
    rows.flush();
    Sanction after = sanctions.byId(before.id()).orElseThrow();
    State state = ActStore.state(after);
    if (after.appeal() != null) {
      state.with("granted", Boolean.TRUE.equals(after.appeal().granted()));
    }
    if (Boolean.TRUE.equals(alone)) {
      state.with("noOtherModerator", true);
    }
    audit.append(
        new Act(
            byId,
            what,
            "player",
            Long.toString(before.player().id()),
            ActStore.state(before).toString(),
            state.toString(),
            reason));
    return after;
  }
}
