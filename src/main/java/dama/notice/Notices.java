package dama.notice;

import dama.archive.StoredGame;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Result;
import dama.notice.Notice.Kind;
import dama.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Whom there is what to tell of what happened. */
public final class Notices {
  private Notices() {}

  /** Of a game that has begun: both, and one of them is to move. */
  public static List<Notice> started(StoredGame game) {
    return Stream.of(Side.values()).map(side -> of(game, side, Kind.STARTED)).toList();
  }

  /**
   * @param game as it is after the events
   */
  public static List<Notice> happened(StoredGame game, List<GameEvent> events) {
    List<Notice> all = new ArrayList<>();
    boolean moved = false;
    for (GameEvent event : events) {
      moved |= event instanceof GameEvent.Moved || event instanceof GameEvent.TakenBack;
      if (event instanceof GameEvent.Happened happened) {
        asked(game, happened.happening()).ifPresent(all::add);
      } else if (event instanceof GameEvent.Ended ended) {
        Result result = ended.outcome().result();
        Stream.of(Side.values())
            .map(side -> of(game, side, outcome(result, side)))
            .forEach(all::add);
      }
    }
    if (moved && !game.game().isOver()) {
      all.add(of(game, game.game().turn(), Kind.YOUR_MOVE));
    }
    return List.copyOf(all);
  }

  /** What a happening asks of the other player, if it asks for anything. */
  public static Optional<Notice> asked(StoredGame game, Happening happening) {
    Kind kind = kind(happening.kind());
    Side by = happening.by();
    return kind == null || by == null
        ? Optional.empty()
        : Optional.of(of(game, by.opponent(), kind));
  }

  private static @Nullable Kind kind(Happening.Kind happened) {
    return switch (happened) {
      case DRAW_OFFERED -> Kind.DRAW_OFFERED;
      case TAKEBACK_ASKED -> Kind.TAKEBACK_ASKED;
      case REMATCH_OFFERED -> Kind.REMATCH_OFFERED;
      default -> null;
    };
  }

  private static Kind outcome(Result result, Side side) {
    return switch (result) {
      case NONE -> Kind.ABORTED;
      case DRAW -> Kind.DRAWN;
      default -> result == Result.winFor(side) ? Kind.WON : Kind.LOST;
    };
  }

  private static Notice of(StoredGame game, Side to, Kind kind) {
    return new Notice(
        game.player(to), kind, game.id(), game.game().variant().id(), game.player(to.opponent()));
  }
}
