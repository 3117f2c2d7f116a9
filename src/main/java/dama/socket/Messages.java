package dama.socket;

import dama.archive.StoredGame;
import dama.chat.ChatLine;
import dama.chat.LineStatus;
import dama.game.Game;
import dama.game.Happening;
import dama.game.Outcome;
import dama.game.Ply;
import dama.lobby.Offer;
import dama.moderation.Reason;
import dama.moderation.Sanction;
import dama.notation.Fen;
import dama.notice.Notice;
import dama.player.Player;
import dama.rules.BoardSize;
import dama.rules.Move;
import dama.rules.Side;
import dama.rules.Variant;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Says in the protocol's words what the house knows in its own. */
final class Messages {
  private Messages() {}

  private static final Map<Enum<?>, String> CAMELS = new ConcurrentHashMap<>();

  /** {@code MUST_CAPTURE_MOST} is {@code mustCaptureMost} on the wire. */
  static String camel(Enum<?> constant) {
    return CAMELS.computeIfAbsent(constant, Messages::toCamel);
  }

  private static String toCamel(Enum<?> constant) {
    StringBuilder camel = new StringBuilder();
    for (String word : constant.name().split("_", -1)) {
      String lower = word.toLowerCase(Locale.ROOT);
      camel.append(
          camel.isEmpty() ? lower : Character.toUpperCase(lower.charAt(0)) + lower.substring(1));
    }
    return camel.toString();
  }

  static Outgoing.Person person(Player player) {
    return new Outgoing.Person(player.id(), player.name());
  }

  static Outgoing.Started started(StoredGame stored, Player me, String offer) {
    Player opponent = stored.white().id() == me.id() ? stored.black() : stored.white();
    return new Outgoing.Started(stored.id(), stored.game().variant().id(), opponent.name(), offer);
  }

  static Outgoing.Kind kind(Variant variant) {
    return new Outgoing.Kind(
        variant.id(),
        variant.boardSize().side(),
        variant.boardSize().isMirrored(),
        variant.boardSize().isWhole(),
        variant.pdn().algebraic(),
        camel(variant.pdn().numberedFrom()),
        Character.toString(variant.pdn().captureSign()),
        variant.capturePriority().demandsMost(),
        camel(variant.lifting()));
  }

  /**
   * @param late how much later than its players the viewer sees it
   */
  static Outgoing.Game game(
      StoredGame stored,
      List<Happening> happenings,
      Player viewer,
      Instant now,
      Outgoing.@Nullable Ratings ratings,
      Duration late) {
    Game game = stored.game();
    Outcome outcome = game.outcome();
    Instant endedAt = stored.endedAt();
    return new Outgoing.Game(
        stored.id(),
        kind(game.variant()),
        person(stored.white()),
        person(stored.black()),
        stored.sideOf(viewer.id()).map(Messages::camel).orElse(null),
        Fen.write(game.start()),
        game.plies().stream().map(Messages::played).toList(),
        camel(game.turn()),
        legal(game),
        game.terms().time().toString(),
        game.terms().rated(),
        dealings(game, stored.sideOf(viewer.id()).orElse(null), now),
        happenings.stream().map(Messages::happening).toList(),
        outcome == null ? null : camel(outcome.result()),
        outcome == null ? null : camel(outcome.ending()),
        camelOrNull(stored.rematchBy()),
        stored.nextId(),
        stored.startedAt().toString(),
        endedAt == null ? null : endedAt.toString(),
        ratings,
        late.isZero() ? null : late.toSeconds());
  }

  static Outgoing.Moved moved(StoredGame after, Ply ply, Player viewer, Instant now) {
    Game game = after.game();
    Side you = after.sideOf(viewer.id()).orElse(null);
    return new Outgoing.Moved(
        played(ply), camel(game.turn()), legal(game), dealings(game, you, now));
  }

  /** The same to others, the parts that are equal for all taken over. */
  static Outgoing.Moved moved(
      Outgoing.Moved like, StoredGame after, @Nullable Side you, Instant now) {
    return new Outgoing.Moved(
        like.ply(), like.turn(), like.legal(), dealings(after.game(), you, now));
  }

  static Outgoing.Dealings dealings(StoredGame stored, Player viewer, Instant now) {
    return dealings(stored.game(), stored.sideOf(viewer.id()).orElse(null), now);
  }

  /**
   * @param you the side of whoever hears this; null if they watch
   */
  private static Outgoing.Dealings dealings(Game game, @Nullable Side you, Instant now) {
    boolean mine = you != null && !game.isOver();
    boolean counted = game.isTimeCounted() && !game.isOver();
    Instant deadline = game.deadline();
    boolean first = deadline != null && !game.isTimeCounted();
    return new Outgoing.Dealings(
        game.timeLeft(Side.WHITE, now),
        game.timeLeft(Side.BLACK, now),
        counted ? camel(game.turn()) : null,
        counted ? game.delayLeft(now).orElse(null) : null,
        first ? (Long) Math.max(0, Duration.between(now, deadline).toMillis()) : null,
        camelOrNull(game.drawOfferedBy()),
        camelOrNull(game.dealings().takebackBy()),
        game.dealings().takebackPly(),
        mine && game.turn() != you ? game.dealings().premove() : null,
        you != null && game.mayOfferDraw(you),
        you != null && game.mayClaimDraw(you),
        you == null ? 0 : game.takebackPly(you),
        mine && !game.bothHaveMoved(),
        mine && game.terms().time().isRealTime());
  }

  static Outgoing.Happening happening(Happening happening) {
    return new Outgoing.Happening(
        camel(happening.kind()),
        camelOrNull(happening.by()),
        happening.ply(),
        happening.number(),
        happening.notation(),
        happening.at().toString());
  }

  static Outgoing.Rematched rematched(StoredGame over) {
    return new Outgoing.Rematched(camelOrNull(over.rematchBy()), over.nextId());
  }

  private static @Nullable String camelOrNull(@Nullable Enum<?> constant) {
    return constant == null ? null : camel(constant);
  }

  static Outgoing.Played played(Ply ply) {
    return new Outgoing.Played(
        ply.number(),
        camel(ply.by()),
        ply.notation(),
        ply.move().path(),
        ply.move().captured(),
        Fen.write(ply.after()),
        ply.at().toString(),
        ply.spent());
  }

  private static List<Outgoing.Legal> legal(Game game) {
    return game.isOver()
        ? List.of()
        : game.legalMoves().stream()
            .map(move -> new Outgoing.Legal(move.path(), move.captured()))
            .toList();
  }

  static Outgoing.Summary summary(StoredGame stored) {
    Game game = stored.game();
    List<Ply> plies = game.plies();
    BoardSize board = game.variant().boardSize();
    List<Integer> last = plies.isEmpty() ? List.of() : ends(plies.get(plies.size() - 1).move());
    return new Outgoing.Summary(
        stored.id(),
        game.variant().id(),
        board.side(),
        board.isMirrored(),
        board.isWhole(),
        person(stored.white()),
        person(stored.black()),
        Fen.write(game.position()),
        plies.size(),
        last);
  }

  private static List<Integer> ends(Move move) {
    return List.of(move.from(), move.to());
  }

  /**
   * @param claimableIn of whoever is to move, as they are not there
   */
  static Outgoing.Running running(StoredGame stored, Player me, @Nullable Long claimableIn) {
    Side mine = stored.white().id() == me.id() ? Side.WHITE : Side.BLACK;
    boolean lost = stored.game().turn() == mine && stored.game().bothHaveMoved();
    return new Outgoing.Running(
        stored.id(),
        stored.game().variant().id(),
        person(stored.player(mine.opponent())),
        stored.game().turn() == mine,
        asked(stored.game(), mine.opponent()),
        lost ? claimableIn : null);
  }

  private static @Nullable String asked(Game game, Side by) {
    if (game.drawOfferedBy() == by) {
      return camel(Happening.Kind.DRAW_OFFERED);
    }
    return game.dealings().takebackBy() == by ? camel(Happening.Kind.TAKEBACK_ASKED) : null;
  }

  static Outgoing.Notice notice(Notice notice) {
    return new Outgoing.Notice(
        camel(notice.kind()), notice.game(), notice.variant(), person(notice.other()));
  }

  static Outgoing.Offer offer(Offer offer) {
    return new Outgoing.Offer(
        offer.id(),
        camel(offer.kind()),
        person(offer.maker()),
        offer.to() == null ? null : person(offer.to()),
        offer.variant(),
        camel(offer.side()),
        offer.terms().time().toString(),
        offer.terms().rated());
  }

  /** A line as its reader may see it. */
  static Outgoing.Line line(ChatLine line, boolean own) {
    return new Outgoing.Line(
        line.id(),
        line.at().toString(),
        new Outgoing.Person(line.authorId(), line.authorName()),
        line.text(),
        line.ply(),
        own ? line.key() : null,
        line.status() == LineStatus.SHOWN ? null : camel(line.status()));
  }

  /** The reason that a browser names. */
  static Optional<Reason> reason(String named) {
    return Stream.of(Reason.values()).filter(one -> camel(one).equals(named)).findFirst();
  }

  static Outgoing.Sanctioned sanctioned(Sanction sanction, boolean inForce) {
    Instant until = sanction.until();
    return new Outgoing.Sanctioned(
        sanction.id(),
        camel(sanction.kind()),
        camel(sanction.rooms()),
        camel(sanction.reason()),
        sanction.words(),
        until == null ? null : until.toString(),
        inForce);
  }
}
