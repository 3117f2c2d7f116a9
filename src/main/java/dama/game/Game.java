package dama.game;

import dama.notation.MoveNotation;
import dama.notation.PdnGame;
import dama.notation.SquareNames;
import dama.rules.DrawCounters;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game between two people, as it stands. Immutable: a command makes the next one.
 *
 * @param terms what they agreed on before it
 * @param start the position in which it began
 * @param plies every ply played, the first first
 * @param position the position now
 * @param playable what the rules let the side to move play in it; {@link #legalMoves} knows if the
 *     game is over
 * @param counters what the draw rules have counted so far
 * @param clock the time both have
 * @param dealings what they have asked of each other
 * @param outcome how it ended; null while it goes on
 */
public record Game(
    Variant variant,
    Terms terms,
    Position start,
    List<Ply> plies,
    Position position,
    List<Move> playable,
    DrawCounters counters,
    Clock clock,
    Dealings dealings,
    @Nullable Outcome outcome) {

  /** For each side's first move in a game of real time, before the clocks run. */
  static final Duration FIRST_MOVE = Duration.ofSeconds(30);

  public Game {
    plies = Plies.of(plies);
    playable = List.copyOf(playable);
  }

  /** A new game without a clock, in the start position of its variant. */
  public static Game start(Variant variant) {
    return start(variant, variant.start());
  }

  /** The same in another position; it is over at once if the side to move cannot move. */
  public static Game start(Variant variant, Position start) {
    return start(variant, Terms.CASUAL, start, Instant.EPOCH);
  }

  /** A new game that begins now. */
  public static Game start(Variant variant, Terms terms, Position start, Instant now) {
    DrawCounters counters = DrawCounters.start(start);
    List<Move> legal = variant.legalMoves(start, counters);
    Outcome outcome = Verdict.on(variant, start, legal, counters);
    Clock clock = outcome == null ? Clock.start(terms.time(), now) : Clock.NONE;
    return new Game(
        variant, terms, start, List.of(), start, legal, counters, clock, Dealings.NONE, outcome);
  }

  /**
   * The game that these plies make: equal in every part to the one that was kept.
   *
   * @param clock as it was kept
   * @param dealings as they were kept
   * @param outcome how it had ended, if it had; a resignation or an agreement shows in no ply
   * @throws IllegalStateException if a ply is not legal
   */
  public static Game restore(
      Variant variant,
      Terms terms,
      Position start,
      List<Played> plies,
      Clock clock,
      Dealings dealings,
      @Nullable Outcome outcome) {
    Game game = start(variant, terms, start, Instant.EPOCH);
    for (Played played : plies) {
      List<Move> matches = variant.matching(game.position, game.legalMoves(), played.path());
      if (matches.size() != 1 || game.isOver()) {
        throw new IllegalStateException(
            "ply " + (game.plies.size() + 1) + " cannot be played: " + played.path());
      }
      game = game.after(matches.get(0), played.at(), played.spent());
    }
    return game.with(clock).with(dealings).with(outcome == null ? game.outcome : outcome);
  }

  /**
   * The game that these plies make by the rules alone, without a clock.
   *
   * @throws IllegalStateException if a ply is not legal
   */
  public static Game replay(Variant variant, Position start, List<Played> plies) {
    return restore(variant, Terms.CASUAL, start, plies, Clock.NONE, Dealings.NONE, null);
  }

  /** What the game says to a command of one of its players; nothing changes by asking. */
  public Decision apply(GameCommand command, Side by, Instant now) {
    return new Judge(this, by, now).decide(command);
  }

  /** The legal moves of the side to move; none once the game is over. */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : playable;
  }

  public Side turn() {
    return position.sideToMove();
  }

  public boolean isOver() {
    return outcome != null;
  }

  public @Nullable Side drawOfferedBy() {
    return dealings.drawOfferedBy();
  }

  /** Whether a rule that leaves a draw to the players is fulfilled, and it is this side's turn. */
  public boolean mayClaimDraw(Side by) {
    return !isOver() && turn() == by && Verdict.isClaimable(variant, position, playable, counters);
  }

  /** Whether each side has moved: before that no time counts and the game can be aborted. */
  public boolean bothHaveMoved() {
    return plies.size() >= 2;
  }

  /** Whether the time that runs is taken from what the side to move has. */
  public boolean isTimeCounted() {
    return terms.time().isByDays() || (terms.time().isRealTime() && bothHaveMoved());
  }

  /**
   * When the server ends the game if nothing happens: the last moment at which a move can still be
   * in time, with all that could be given back for a slow network. Null without a clock.
   */
  public @Nullable Instant deadline() {
    Instant since = clock.since();
    if (since == null || isOver()) {
      return null;
    }
    if (!isTimeCounted()) {
      return since.plus(FIRST_MOVE);
    }
    TimeControl time = terms.time();
    Duration wait = time.kind() == TimeControl.Kind.DELAY ? time.bonus() : Duration.ZERO;
    long lag = time.isRealTime() ? clock.given(turn(), Clock.LAG_OF_A_PLY) : 0;
    return since.plus(wait).plusMillis(clock.left(turn()) + lag);
  }

  /** What a side has left at a moment, in milliseconds; 0 without a clock. */
  public long timeLeft(Side side, Instant now) {
    boolean running = side == turn() && isTimeCounted() && !isOver();
    if (!running) {
      return clock.left(side);
    }
    boolean waits = terms.time().kind() == TimeControl.Kind.DELAY;
    long wait = waits ? terms.time().bonus().toMillis() : 0;
    return Math.max(0, clock.left(side) - Math.max(0, clock.run(now) - wait));
  }

  /**
   * How long the clock still waits before it runs, in milliseconds: for a delay, or for what was
   * given back after a restart; empty where it runs.
   */
  public Optional<Long> delayLeft(Instant now) {
    boolean delayed = terms.time().kind() == TimeControl.Kind.DELAY;
    long wait = delayed ? Math.max(0, terms.time().bonus().toMillis() - clock.run(now)) : 0;
    long credit = clock.ahead(now);
    return delayed || credit > 0 ? Optional.of(wait + credit) : Optional.empty();
  }

  /** Whether this side may offer a draw now. */
  public boolean mayOfferDraw(Side by) {
    return !isOver() && drawOfferedBy() == null && Bargain.mayOfferDraw(this, by);
  }

  /** The number of the ply that this side can ask to take back; 0 if there is none. */
  public int takebackPly(Side by) {
    return isOver() || terms.rated() ? 0 : Bargain.takebackPly(this, by);
  }

  /**
   * From when the other can claim a game whose player {@code gone} is absent.
   *
   * @param left whether they left by their own will
   */
  public Instant claimableAt(Instant gone, boolean left) {
    return Timing.claimableAt(this, gone, left);
  }

  /** The game as it was then, for those who are to see it later than its players. */
  public Game asOf(Instant then) {
    return Past.of(this, then);
  }

  /** The game written down, with these tags. */
  public PdnGame toPdn(Map<String, String> tags) {
    String result = outcome == null ? "*" : outcome.result().points();
    return new PdnGame(tags, variant, start, plies.stream().map(Ply::move).toList(), result);
  }

  /** The game after a legal move, whatever its clock and its dealings are then. */
  Game after(Move move, Instant at, long spent) {
    Position next = variant.play(position, move);
    String notation = MoveNotation.write(move, playable, variant.boardSize(), SquareNames.NUMERIC);
    DrawCounters counted = counters.after(move, next);
    Ply ply = new Ply(plies.size() + 1, turn(), move, notation, next, at, spent);
    Plies played = Plies.of(plies).with(ply);
    List<Move> legal = variant.legalMoves(next, counted);
    Outcome verdict = Verdict.on(variant, next, legal, counted);
    return new Game(variant, terms, start, played, next, legal, counted, clock, dealings, verdict);
  }

  /** The game as it was before this ply, with today's clock and dealings. */
  Game before(int ply) {
    List<Played> kept =
        plies.subList(0, ply - 1).stream()
            .map(one -> new Played(one.move().path(), one.at(), one.spent()))
            .toList();
    return restore(variant, terms, start, kept, clock, dealings, null);
  }

  Game with(Clock next) {
    return new Game(
        variant, terms, start, plies, position, playable, counters, next, dealings, outcome);
  }

  Game with(Dealings next) {
    return new Game(
        variant, terms, start, plies, position, playable, counters, clock, next, outcome);
  }

  Game with(@Nullable Outcome end) {
    return new Game(
        variant, terms, start, plies, position, playable, counters, clock, dealings, end);
  }

  /** The game over: no time runs, nothing is open. */
  Game ended(Outcome end, Instant now) {
    Clock stopped = clock.with(turn(), timeLeft(turn(), now)).since(null);
    return with(stopped).with(dealings.closed()).with(end);
  }
}
