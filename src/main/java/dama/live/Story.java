package dama.live;

import dama.archive.News;
import dama.archive.StoredGame;
import dama.game.Game;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Outcome;
import dama.game.Ply;
import dama.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What must have happened in a game for it to be as the rows have it now. */
final class Story {
  private Story() {}

  /**
   * The events, as the server that stored them gave them; empty if the game is better shown whole.
   */
  static Optional<List<GameEvent>> between(StoredGame before, News news) {
    Game was = before.game();
    Game is = news.game().game();
    if (!follows(was, is) || news.happenings().stream().anyMatch(Story::needsTheWhole)) {
      return Optional.empty();
    }
    List<Ply> played = is.plies().subList(was.plies().size(), is.plies().size());
    List<GameEvent> events = new ArrayList<>();
    played.forEach(ply -> events.add(new GameEvent.Moved(ply)));
    news.happenings().forEach(one -> events.add(new GameEvent.Happened(one)));
    premove(was, is, played).ifPresent(events::add);
    Outcome outcome = is.outcome();
    if (outcome != null && !was.isOver()) {
      events.add(new GameEvent.Ended(outcome));
    }
    return Optional.of(List.copyOf(events));
  }

  private static boolean follows(Game was, Game is) {
    List<Ply> before = was.plies();
    List<Ply> now = is.plies();
    return now.size() >= before.size()
        && Stream.iterate(0, i -> i < before.size(), i -> i + 1)
            .allMatch(i -> before.get(i).move().equals(now.get(i).move()));
  }

  private static boolean needsTheWhole(Happening happening) {
    return happening.kind() == Happening.Kind.TAKEN_BACK;
  }

  /** One was laid, changed or cancelled; or the ply that came made it impossible. */
  private static Optional<GameEvent> premove(Game was, Game is, List<Ply> played) {
    List<Integer> before = was.dealings().premove();
    List<Integer> now = is.dealings().premove();
    Side maker = is.turn().opponent();
    if (now != null && (!now.equals(before) || !played.isEmpty())) {
      return Optional.of(new GameEvent.PremoveChanged(maker, false));
    }
    if (before == null || now != null || is.isOver()) {
      return Optional.empty();
    }
    if (played.isEmpty()) {
      return Optional.of(new GameEvent.PremoveChanged(maker, false));
    }
    boolean tried = played.size() == 1;
    return tried ? Optional.of(new GameEvent.PremoveChanged(is.turn(), true)) : Optional.empty();
  }
}
