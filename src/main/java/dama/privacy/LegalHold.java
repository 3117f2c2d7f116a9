package dama.privacy;

import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;

/**
 * What a moderator keeps from being erased: lines that may be needed as evidence. A hold defers
 * erasure, by its author or by age, and hinders nothing else; with its release, what should be gone
 * by then goes.
 */
@ApplicationScoped
public class LegalHold {

  @Inject private HoldStore store;
  @Inject private Erasure erasure;

  /**
   * @param by the id of the moderator
   */
  public void hold(long by, List<Long> lineIds) {
    Storage.run(() -> store.holdLines(by, lineIds));
  }

  /**
   * @param by the id of the moderator
   */
  public void release(long by, List<Long> lineIds) {
    Storage.run(() -> store.releaseLines(by, lineIds));
    erasure.completeAll();
  }

  /**
   * Keeps every reported line of a person, those that are reported later among them.
   *
   * @param by the id of the moderator
   */
  public void holdPerson(long by, long playerId) {
    Storage.run(() -> store.holdPerson(by, playerId));
  }

  /**
   * @param by the id of the moderator
   */
  public void releasePerson(long by, long playerId) {
    Storage.run(() -> store.releasePerson(by, playerId));
    erasure.completeAll();
  }

  public boolean isHeld(long playerId) {
    return Storage.call(() -> store.isHeld(playerId));
  }
}
