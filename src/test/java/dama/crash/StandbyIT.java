package dama.crash;

import dama.harness.Nginx;
import dama.harness.Postgres;
import dama.harness.ServerKind;
import dama.harness.Standby;
import dama.nodes.Site;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * PostgreSQL dies amid play on two nodes, and a standby takes over; then that one crashes, too, and
 * is started again on the same directory. Nobody is told anything anew, and nothing is lost.
 */
class StandbyIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int PAIRS = 4;

  @Test
  void whatWasToldIsOnTheStandbyThatTakesOver() throws Exception {
    Postgres first = Postgres.startDurable();
    List<ServerKind> kinds = List.of(ServerKind.WILDFLY, ServerKind.PAYARA);
    try (Standby standby = Standby.of(first);
        Site site = Site.start("standby", first, kinds, standby);
        Nginx proxy = Nginx.before(site.nodes().get(0).base(), site.nodes().get(1).base());
        Crowd crowd = new Crowd(PAIRS, new Random(), proxy.base())) {
      crowd.goesOn(LIMIT);
      first.crash();
      standby.promote();
      Duration after = crowd.goesOn(LIMIT);
      standby.crash();
      standby.startAgain();
      Duration again = crowd.goesOn(LIMIT);
      crowd.audit(proxy.base(), standby.database("dama"));
      System.out.printf(
          "%s. Forty things more were told %d ms after the standby had taken over, and %d ms"
              + " after it was started again.%n",
          crowd.summary(), after.toMillis(), again.toMillis());
    }
  }
}
