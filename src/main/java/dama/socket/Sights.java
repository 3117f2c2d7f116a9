package dama.socket;

import dama.archive.StoredGame;
import dama.game.Happening;
import dama.live.Delay;
import dama.live.LiveGames;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Shows pages a game whole: those who watch, perhaps as it was a while ago. */
@ApplicationScoped
public class Sights {
  @Inject private LiveGames games;
  @Inject private Delay delay;
  @Inject private Strengths strengths;

  void show(StoredGame game, Collection<Connection> pages) {
    if (pages.isEmpty()) {
      return;
    }
    List<Happening> happenings = games.happenings(game.id());
    show(game, happenings, Duration.ZERO, only(pages, page -> !page.isWatching()));
    show(game, happenings, delay.length(), only(pages, Connection::isWatching));
  }

  private static List<Connection> only(Collection<Connection> pages, Predicate<Connection> which) {
    return pages.stream().filter(which).toList();
  }

  private void show(
      StoredGame game, List<Happening> happenings, Duration late, List<Connection> pages) {
    if (pages.isEmpty()) {
      return;
    }
    Instant then = Now.instant().minus(late);
    StoredGame seen = late.isZero() ? game : game.asOf(then);
    List<Happening> past = happenings.stream().filter(one -> !one.at().isAfter(then)).toList();
    Outgoing.Ratings ratings = strengths.of(seen, then);
    for (Connection page : pages) {
      page.send(Messages.game(seen, past, page.player(), then, ratings, late));
    }
  }
}
