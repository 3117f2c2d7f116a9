package dama.archive;

import dama.game.Decision;
import dama.game.GameCommand;
import dama.rules.Side;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Whether any server is at work, and what players are given back for the time when none was. */
@ApplicationScoped
@Transactional
public class PulseStore {
  /** Servers at work beat every two seconds; none is started again as fast as this. */
  private static final Duration SILENCE = Duration.ofSeconds(4);

  /** So that people can find back to their games. */
  private static final Duration GRACE = Duration.ofSeconds(15);

  @PersistenceContext EntityManager rows;
  @Inject GameStore games;

  /**
   * Says that a server is at work. After a silence every running clock of real time, and every
   * countdown to a first move, is given back the silence: once, by whichever server comes first, or
   * by none. From a server that was just started they also have some seconds to find back in; from
   * one that was held up, or had no database, people have not gone.
   *
   * @param started whether this is the first beat of a server
   * @return the games whose clocks were
   * @throws PlyTakenException if somebody moved meanwhile; then nothing was given back yet
   */
  public List<String> beat(Instant now, boolean started) {
    PulseRecord pulse =
        rows.find(PulseRecord.class, PulseRecord.ONLY, LockModeType.PESSIMISTIC_WRITE);
    Duration silence = Duration.between(pulse.beatAt.toInstant(), now);
    if (silence.isNegative()) {
      return List.of();
    }
    pulse.beat(now);
    rows.flush();
    if (silence.compareTo(SILENCE) <= 0) {
      return List.of();
    }
    return credit(started ? silence.plus(GRACE) : silence, now);
  }

  private List<String> credit(Duration time, Instant now) {
    GameCommand credit = new GameCommand.Credit(time.toMillis());
    List<String> credited = new ArrayList<>();
    for (String id : games.ticking()) {
      StoredGame stored = games.load(id).orElseThrow();
      // Nobody's in particular: a credit is not of a side.
      if (stored.game().apply(credit, Side.WHITE, now) instanceof Decision.Accepted accepted) {
        StoredGame unused = games.save(stored, accepted.next(), accepted.events(), now);
        credited.add(id);
      }
      // What is written is not looked at again, and a server may have thousands of games.
      rows.clear();
    }
    return credited;
  }
}
