package dama.socket;

import dama.server.SecurityLog;
import java.util.Set;

/** Counts refusals, and says which an operator should hear of. */
final class Noticed {

  /** What is done too often; the other limits tell of themselves. */
  private static final Set<String> LIMITS =
      Set.of(
          "tooFast",
          "tooManyPages",
          "tooManyLines",
          "tooManyOffers",
          "tooManyChallenges",
          "tooManyReports");

  /** What only others may do. */
  private static final Set<String> RIGHTS = Set.of("noModerator", "notAPlayer");

  private Noticed() {}

  /**
   * @param about the kind of message
   */
  static void refused(String code, String about, Connection to) {
    SocketMeasures.REFUSALS.labelValues(code).inc();
    if (LIMITS.contains(code)) {
      SecurityLog.limit(code, "from", to::addressHash);
    } else if (RIGHTS.contains(code)) {
      SecurityLog.refused(code, to.player().id(), about);
    }
  }
}
