package dama.moderation;

import dama.player.Player;
import dama.server.Now;
import dama.server.SecurityLog;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What moderators do to people. Each act is stored together with its line in the audit, and told
 * after that to whom it concerns.
 */
@ApplicationScoped
public class Acts {

  @Inject private ActStore store;
  @Inject private HideStore hiding;
  @Inject private RestoreStore restoring;
  @Inject private LiftStore lifting;
  @Inject private ReportStore reports;
  @Inject private Sanctions sanctions;
  @Inject private Instance<ModerationListener> listeners;

  /** Hides lines, for each of their authors by a sanction of their own. */
  public ActAnswer hide(Player by, Collection<Long> lineIds, Reason reason, String words) {
    return done(by, () -> hiding.hide(by.id(), lineIds, reason, words, Now.instant()));
  }

  /** Hides what a person said from a time on, itself included, to a time, itself excluded. */
  public ActAnswer hideRange(
      Player by, long playerId, Instant from, Instant to, Reason reason, String words) {
    return done(
        by, () -> hiding.hideRange(by.id(), playerId, from, to, reason, words, Now.instant()));
  }

  /** Shows lines again that were hidden, or held. */
  public ActAnswer restore(Player by, Collection<Long> lineIds) {
    return done(by, () -> restoring.restore(by.id(), lineIds, Now.instant()));
  }

  /**
   * Keeps a person from talking.
   *
   * @param lasting null for ever
   */
  public ActAnswer mute(
      Player by,
      long playerId,
      Sanction.Rooms rooms,
      @Nullable Duration lasting,
      Reason reason,
      String words) {
    Imposed mute =
        new Imposed(playerId, Sanction.Kind.MUTE, rooms, lasting, reason, words, by.id(), null);
    return done(by, () -> store.impose(mute, Now.instant()));
  }

  /**
   * Keeps a person away.
   *
   * @param lasting null for ever
   */
  public ActAnswer ban(
      Player by, long playerId, @Nullable Duration lasting, Reason reason, String words) {
    Imposed ban =
        new Imposed(
            playerId, Sanction.Kind.BAN, Sanction.Rooms.ALL, lasting, reason, words, by.id(), null);
    return done(by, () -> store.impose(ban, Now.instant()));
  }

  /**
   * Takes a name from a person.
   *
   * @param newName null for one that is made up
   */
  public ActAnswer rename(
      Player by, long playerId, @Nullable String newName, Reason reason, String words) {
    return done(by, () -> store.rename(by.id(), playerId, newName, reason, words, Now.instant()));
  }

  /** Ends a sanction early; lines that it hid are shown again. */
  public ActAnswer lift(Player by, long sanctionId, Reason reason) {
    return done(by, () -> lifting.lift(by.id(), sanctionId, reason, Now.instant()));
  }

  /**
   * Decides on an appeal. Whoever imposed the sanction may not, unless nobody else could.
   *
   * @param answer to the person; can be empty
   */
  public ActAnswer decide(Player by, long sanctionId, boolean granted, String answer) {
    return done(by, () -> lifting.decide(by.id(), sanctionId, granted, answer, Now.instant()));
  }

  /** Closes reports about one person, and tells their reporters. */
  public Handling resolve(Player by, Set<Long> reportIds, Report.Outcome outcome, String words) {
    Handling handling =
        Storage.call(() -> reports.resolve(by, reportIds, outcome, words, Now.instant()));
    if (handling instanceof Handling.Done done) {
      listeners.forEach(each -> done.reports().forEach(each::resolved));
    }
    return handling;
  }

  private ActAnswer done(Player by, Supplier<Stored> act) {
    Stored stored = Storage.call(act::get);
    if (stored.answer() instanceof ActAnswer.Done done) {
      done.sanctions().forEach(one -> log(by, one));
    }
    stored.touched().forEach(sanctions::forget);
    for (ModerationListener each : listeners) {
      stored.telling().forEach(telling -> telling.accept(each));
    }
    return stored.answer();
  }

  private static void log(Player by, Sanction sanction) {
    SecurityLog.tell(
        SecurityLog.Event.SANCTION,
        sanction.kind().name().toLowerCase(Locale.ROOT),
        "sanction",
        sanction.id(),
        "player",
        sanction.player().id(),
        "by",
        by.id(),
        "lifted",
        sanction.liftedAt() != null);
  }
}
