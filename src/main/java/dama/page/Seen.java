package dama.page;

import dama.archive.HistoryQuery;
import dama.live.Delay;
import dama.player.Player;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What the visitor may see already of games that are over: of others' games as much as those who
 * watch, who see them later than their players.
 */
@RequestScoped
public class Seen {

  @Inject private Visitor visitor;
  @Inject private Delay delay;

  HistoryQuery of(HistoryQuery query) {
    Optional<Player> own = visitor.player().filter(me -> query.isOf(me.id()));
    Duration late = delay.length();
    return own.isPresent() || late.isZero() ? query : query.endedBefore(Now.instant().minus(late));
  }

  /** The moment as of which the ratings of somebody are shown. */
  Instant ratingsOf(long playerId) {
    boolean own = visitor.player().filter(me -> me.id() == playerId).isPresent();
    return own ? Now.instant() : ratings();
  }

  /** The moment as of which ratings are shown to everybody. */
  Instant ratings() {
    return Now.instant().minus(delay.length());
  }
}
