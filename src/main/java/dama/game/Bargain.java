package dama.game;

import dama.game.Decision.Accepted;
import dama.game.Happening.Kind;
import dama.rules.Side;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Decides on what the two ask of each other: draws and takebacks. */
final class Bargain {
  /** Of one's own, between two draw offers. */
  private static final int PLIES_BETWEEN_OFFERS = 10;

  private final Game game;
  private final Dealings dealings;
  private final Side by;
  private final Instant now;

  Bargain(Game game, Side by, Instant now) {
    this.game = game;
    this.dealings = game.dealings();
    this.by = by;
    this.now = now;
  }

  Decision decide(GameCommand command) {
    if (command instanceof GameCommand.OfferDraw) {
      return offerDraw();
    }
    if (command instanceof GameCommand.AcceptDraw) {
      return isDrawOffered() ? agreed() : Judge.refused(Refusal.NO_DRAW_OFFER);
    }
    if (command instanceof GameCommand.DeclineDraw) {
      return isDrawOffered()
          ? accepted(dealings.drawOffered(null), Kind.DRAW_DECLINED, 0)
          : Judge.refused(Refusal.NO_DRAW_OFFER);
    }
    if (command instanceof GameCommand.ClaimDraw) {
      return game.mayClaimDraw(by)
          ? Judge.ended(game, new Outcome(Result.DRAW, Ending.CLAIM), now)
          : Judge.refused(Refusal.NO_CLAIM);
    }
    if (command instanceof GameCommand.AskTakeback ask) {
      return askTakeback(ask.ply());
    }
    if (command instanceof GameCommand.AcceptTakeback accept) {
      return isTakebackAsked() && accept.ply() == dealings.takebackPly()
          ? takenBack()
          : Judge.refused(Refusal.NO_TAKEBACK_ASKED);
    }
    return isTakebackAsked()
        ? accepted(declined(dealings, by.opponent()), Kind.TAKEBACK_DECLINED, 0)
        : Judge.refused(Refusal.NO_TAKEBACK_ASKED);
  }

  /**
   * What a move says to what is open: it declines what the other asks, and withdraws a takeback.
   */
  static Dealings afterMove(Game game, Side mover, Instant now, List<GameEvent> events) {
    Dealings open = game.dealings();
    if (open.drawOfferedBy() == mover.opponent()) {
      open = open.drawOffered(null);
      events.add(happened(game, Kind.DRAW_PASSED, mover, 0, now));
    }
    if (open.takebackBy() == mover.opponent()) {
      open = new Bargain(game, mover, now).declined(open, mover.opponent());
      events.add(happened(game, Kind.TAKEBACK_PASSED, mover, 0, now));
    }
    if (open.takebackBy() == mover) {
      open = open.takeback(null, 0);
      events.add(happened(game, Kind.TAKEBACK_WITHDRAWN, mover, 0, now));
    }
    return open;
  }

  private Decision offerDraw() {
    if (dealings.drawOfferedBy() == by) {
      return Judge.refused(Refusal.DRAW_ALREADY_OFFERED);
    }
    if (isDrawOffered()) {
      return agreed();
    }
    if (!mayOfferDraw(game, by)) {
      return Judge.refused(Refusal.DRAW_OFFERED_LATELY);
    }
    Dealings next =
        dealings
            .drawOffered(by)
            .asked(by, dealings.asked(by).drawAt(game.plies().size()))
            .asked(by.opponent(), dealings.asked(by.opponent()).drawAt(-1));
    return accepted(next, Kind.DRAW_OFFERED, 0);
  }

  /** Once in ten plies of one's own; and always once the other has offered since. */
  static boolean mayOfferDraw(Game game, Side by) {
    int last = game.dealings().asked(by).drawAt();
    if (last < 0) {
      return true;
    }
    List<Ply> since =
        game.plies().subList(Math.min(last, game.plies().size()), game.plies().size());
    return since.stream().filter(ply -> ply.by() == by).limit(PLIES_BETWEEN_OFFERS).count()
        == PLIES_BETWEEN_OFFERS;
  }

  private boolean isDrawOffered() {
    return dealings.drawOfferedBy() == by.opponent();
  }

  private Decision agreed() {
    return Judge.ended(game, new Outcome(Result.DRAW, Ending.AGREEMENT), now);
  }

  private Decision askTakeback(int ply) {
    if (game.terms().rated()) {
      return Judge.refused(Refusal.NOT_IN_RATED_GAMES);
    }
    if (dealings.takebackBy() != null) {
      return Judge.refused(Refusal.TAKEBACK_ALREADY_ASKED);
    }
    if (ply != takebackPly(game, by) || ply == 0) {
      return Judge.refused(Refusal.NO_TAKEBACK);
    }
    if (isTakebackTooSoon()) {
      return Judge.refused(Refusal.TAKEBACK_DECLINED_LATELY);
    }
    return new Accepted(
        game.with(dealings.takeback(by, ply)), List.of(happened(Kind.TAKEBACK_ASKED, ply)));
  }

  /** The ply that a side can ask to take back: its last one; 0 if it has none. */
  static int takebackPly(Game game, Side by) {
    int last = game.plies().size();
    int own = game.turn() == by ? last - 1 : last;
    return Math.max(0, own);
  }

  /** After each takeback declined, twice as long: 2, 4, 8 plies of both sides. */
  private boolean isTakebackTooSoon() {
    Dealings.Asked asked = dealings.asked(by);
    int wait = asked.declined() == 0 ? 0 : 1 << Math.min(asked.declined(), 10);
    return game.plies().size() < asked.declinedAt() + wait;
  }

  private Dealings declined(Dealings open, Side asker) {
    Dealings.Asked asked = open.asked(asker);
    return open.takeback(null, 0)
        .asked(
            asker, new Dealings.Asked(asked.drawAt(), asked.declined() + 1, game.plies().size()));
  }

  private boolean isTakebackAsked() {
    return dealings.takebackBy() == by.opponent();
  }

  /** No time comes back: what was running is used up, and that of the side to move begins now. */
  private Decision takenBack() {
    int ply = dealings.takebackPly();
    Dealings open = dealings.takeback(null, 0).drawOffered(null).premove(null);
    List<GameEvent> events = new ArrayList<>();
    events.add(new GameEvent.TakenBack(ply));
    events.add(happened(Kind.TAKEN_BACK, ply));
    Side offered = dealings.drawOfferedBy();
    if (offered != null) {
      events.add(happened(game, Kind.DRAW_LAPSED, offered, 0, now));
    }
    return new Accepted(game.before(ply).with(paused()).with(open), List.copyOf(events));
  }

  private Clock paused() {
    Clock clock = game.clock();
    if (clock.since() == null) {
      return clock;
    }
    boolean used = game.terms().time().isRealTime();
    Side turn = game.turn();
    return (used ? clock.with(turn, game.timeLeft(turn, now)) : clock).since(now);
  }

  private Decision accepted(Dealings next, Kind kind, long number) {
    return new Accepted(game.with(next), List.of(happened(game, kind, by, number, now)));
  }

  /** Of a takeback, which names the move. */
  private GameEvent happened(Kind kind, int ply) {
    String notation = game.plies().get(ply - 1).notation();
    int plies = game.plies().size();
    return new GameEvent.Happened(new Happening(kind, by, plies, ply, notation, now));
  }

  private static GameEvent happened(Game game, Kind kind, Side by, long number, Instant at) {
    return new GameEvent.Happened(new Happening(kind, by, game.plies().size(), number, at));
  }
}
