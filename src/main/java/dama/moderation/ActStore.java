package dama.moderation;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.player.NameFault;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.RenameStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Mutes, bans and renames people, each in one transaction with its line in the audit. */
@ApplicationScoped
@Transactional
class ActStore {

  @PersistenceContext EntityManager rows;
  @Inject PlayerStore players;
  @Inject PersonStore people;
  @Inject RenameStore names;
  @Inject SanctionStore sanctions;
  @Inject Authority authority;
  @Inject AuditStore audit;

  Stored impose(Imposed imposed, Instant now) {
    long playerId = imposed.playerId();
    if (!people.lockIfHere(playerId)) {
      return Stored.refused(ActRefusal.NO_SUCH_PERSON);
    }
    Optional<ActRefusal> refused = authority.against(imposed.byId(), playerId);
    if (refused.isPresent()) {
      return Stored.refused(refused.get());
    }
    Sanction sanction = persist(imposed, now);
    append(sanction, "", state(sanction).toString());
    return new Stored(
        new ActAnswer.Done(List.of(sanction), 0),
        Set.of(playerId),
        List.of(listener -> listener.imposed(sanction)));
  }

  /**
   * Gives a person another name.
   *
   * @param wanted null for one that is made up
   */
  Stored rename(
      long byId, long playerId, @Nullable String wanted, Reason reason, String words, Instant now) {
    if (!people.lockIfHere(playerId)) {
      return Stored.refused(ActRefusal.NO_SUCH_PERSON);
    }
    Optional<ActRefusal> refused = authority.against(byId, playerId);
    if (refused.isPresent()) {
      return Stored.refused(refused.get());
    }
    String before = players.byId(playerId).orElseThrow().name();
    Naming naming = wanted == null ? names.toMadeUp(playerId) : players.rename(playerId, wanted);
    if (naming instanceof Naming.Unfit unfit) {
      return new Stored(
          new ActAnswer.Refused(ActRefusal.NAME_UNFIT, unfit.fault()), Set.of(), List.of());
    }
    Player renamed = ((Naming.Named) naming).player();
    if (renamed.name().equals(before)) {
      return new Stored(
          new ActAnswer.Refused(ActRefusal.NAME_UNFIT, NameFault.TAKEN), Set.of(), List.of());
    }
    Imposed imposed =
        new Imposed(
            playerId, Sanction.Kind.RENAME, Sanction.Rooms.ALL, null, reason, words, byId, null);
    Sanction sanction = persist(imposed, now);
    names.bar(playerId, before, sanction.id());
    append(sanction, "", state(sanction).with("madeUp", wanted == null).toString());
    return new Stored(
        new ActAnswer.Done(List.of(sanction), 0),
        Set.of(playerId),
        List.of(listener -> listener.renamed(renamed), listener -> listener.imposed(sanction)));
  }

  private Sanction persist(Imposed imposed, Instant now) {
    SanctionRecord row = SanctionRecord.of(imposed, Typed.time(now));
    rows.persist(row);
    rows.flush();
    return sanctions.byId(row.id).orElseThrow();
  }

  private void append(Sanction sanction, String before, String after) {
    audit.append(
        new Act(
            sanction.by().id(),
            "player." + sanction.kind().name().toLowerCase(Locale.ROOT),
            "player",
            Long.toString(sanction.player().id()),
            before,
            after,
            sanction.reason().name()));
  }

  /** A sanction, for the audit. */
  static State state(Sanction sanction) {
    return new State()
        .with("sanction", sanction.id())
        .with("kind", sanction.kind())
        .with("rooms", sanction.rooms())
        .with("until", sanction.until() == null ? null : sanction.until().toString())
        .with("lifted", sanction.liftedAt() != null);
  }
}
