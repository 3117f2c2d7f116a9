package dama.socket;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything the server may say, one JSON object a message. {@code type} is the record's name with
 * a small first letter; an absent value is left out. Times are ISO-8601 in UTC. Sides are {@code
 * white} and {@code black}; results and endings are the constants of {@code dama.game} in camel
 * case, as {@code whiteWins} and {@code noMoves}.
 */
public sealed interface Outgoing {

  // ---- said to every connection, about its own visitor

  /**
   * The first message on every connection. What follows it is the whole state again.
   *
   * @param moderates whether this visitor may moderate
   */
  record Welcome(Person me, String now, boolean moderates) implements Outgoing {}

  record Renamed(Person me) implements Outgoing {}

  /** My open offers and those made to me, whole, whenever they change. */
  record Offers(List<Offer> incoming, List<Offer> outgoing) implements Outgoing {}

  /** My running games, whole, whenever one starts, ends or changes turn. */
  record Playing(List<Running> games) implements Outgoing {}

  /** A game of mine has begun just now, on whatever page I am; or I asked after its offer again. */
  record Started(String game, String variant, String opponent, String offer) implements Outgoing {}

  /**
   * Something about a game of mine to a page that does not show it, and that {@link Playing} does
   * not tell.
   *
   * @param kind won, lost, drawn, aborted or rematchOffered
   */
  record Notice(String kind, String game, String variant, Person opponent) implements Outgoing {}

  /** A challenge of mine was declined, or an offer I named lapsed; it is gone. */
  record Declined(String offer, String by) implements Outgoing {}

  /**
   * What was asked is not done, and nothing has changed.
   *
   * @param code a key of the words: {@code refused.CODE}
   * @param about the type of the message refused; empty if it could not be read
   * @param key of the line refused, with {@code say}
   * @param number a figure for the sentence, 0 if it has none
   * @param until when it may be tried again; absent if waiting does not help by itself
   */
  record Refused(
      String code, String about, @Nullable String key, int number, @Nullable String until)
      implements Outgoing {
    Refused(String code, String about, @Nullable String key, int number) {
      this(code, about, key, number, null);
    }
  }

  record Pong() implements Outgoing {}

  /**
   * A moderator acted upon this visitor, or took it back.
   *
   * @param kind hide, mute, ban or rename
   * @param rooms where a mute holds: all, lobby or game
   * @param reason a key of the words: {@code reason.CODE}
   * @param words of the moderator; can be empty
   * @param until when it ends; absent if never by itself
   * @param inForce whether it holds now
   */
  record Sanctioned(
      long id,
      String kind,
      String rooms,
      String reason,
      String words,
      @Nullable String until,
      boolean inForce)
      implements Outgoing {}

  /** Those whom this visitor has blocked, whole, whenever that changes. */
  record Blocked(List<Person> people) implements Outgoing {}

  /** The ids of those whom this visitor has marked as friends, whole, whenever that changes. */
  record Friends(List<Long> people) implements Outgoing {}

  /** A report was taken; {@code again} if the same was reported before. */
  record Reported(boolean again) implements Outgoing {}

  /** Something new waits for this visitor at {@code /standing}. */
  record News() implements Outgoing {}

  // ---- said in the lobby, each list whole

  record Online(List<Person> people) implements Outgoing {}

  record Seeks(List<Offer> seeks) implements Outgoing {}

  record Games(List<Summary> games) implements Outgoing {}

  // ---- said in a game

  /**
   * The whole game as it stands: on entering, and whenever the server sees fit.
   *
   * @param ratings absent if the game is not rated
   * @param late by how many seconds this is later than its players see it; absent if it is not
   */
  record Game(
      String id,
      Kind variant,
      Person white,
      Person black,
      @Nullable String you,
      String startFen,
      List<Played> plies,
      String turn,
      List<Legal> legal,
      String time,
      boolean rated,
      Dealings dealings,
      List<Happening> happenings,
      @Nullable String result,
      @Nullable String ending,
      @Nullable String rematchBy,
      @Nullable String next,
      String startedAt,
      @Nullable String endedAt,
      @Nullable Ratings ratings,
      @Nullable Long late)
      implements Outgoing {}

  /** One ply more. For its player this is the acknowledgement. */
  record Moved(Played ply, String turn, List<Legal> legal, Dealings dealings) implements Outgoing {}

  /** Clocks and dealings have changed without a ply. */
  record Dealt(Dealings dealings) implements Outgoing {}

  /** Something to tell; the {@link Dealt} that it led to comes with it. */
  record Happened(Happening happening) implements Outgoing {}

  /** A premove was tried and is not legal: only to whoever laid it. */
  record PremoveFailed() implements Outgoing {}

  /** A finished game: who asks for another one, and the one that came of it. */
  record Rematched(@Nullable String by, @Nullable String next) implements Outgoing {}

  record Ended(String result, String ending, String at) implements Outgoing {}

  /** What a rated game that has ended did to the ratings of its players. */
  record Rated(Ratings ratings) implements Outgoing {}

  /**
   * Who is here.
   *
   * @param absent the side to move, if its player is gone and the game can be claimed for it in
   *     time
   * @param claimableIn in how many milliseconds; 0 if it can be now
   */
  record Presence(
      boolean white,
      boolean black,
      int watchers,
      @Nullable String absent,
      @Nullable Long claimableIn)
      implements Outgoing {}

  // ---- said in any room that has a chat

  /** The last lines of the room, oldest first. */
  record Chat(List<Line> lines) implements Outgoing {}

  record Said(Line line) implements Outgoing {}

  /**
   * Whether this visitor wants not to be shown this room's chat; then only their own lines come.
   */
  record Quieted(boolean quiet) implements Outgoing {}

  /** These lines are shown as removed from now on. Moderators hear {@link Restored} instead. */
  record Hidden(List<Long> ids) implements Outgoing {}

  /** These lines are shown like this from now on, whether or not they were there before. */
  record Restored(List<Line> lines) implements Outgoing {}

  // ---- parts

  record Person(long id, String name) {}

  /**
   * A kind of draughts as a browser needs it. Squares travel by the numbers of {@code BoardSize},
   * and moves in them, whatever the habit of the kind.
   *
   * @param size the squares a side of the board
   * @param mirrored whether the square in White's left corner is not played on
   * @param whole whether every square is played on
   * @param algebraic whether people write its squares by file and rank
   * @param numberedFrom else, on whose side they begin to count: white or black
   * @param captureSign what people write between the squares of a capture
   * @param majority whether the greatest number of pieces must be captured
   * @param lifting when captured pieces leave the board: atTheEnd or oneByOne
   */
  record Kind(
      String id,
      int size,
      boolean mirrored,
      boolean whole,
      boolean algebraic,
      String numberedFrom,
      String captureSign,
      boolean majority,
      String lifting) {}

  /**
   * An offer to play.
   *
   * @param kind {@code seek}, {@code challenge} or {@code invitation}
   * @param to whom a challenge is made to
   * @param side the side that its maker wants: white, black or chance
   * @param time as {@code dama.game.TimeControl} is written
   */
  record Offer(
      String id,
      String kind,
      Person maker,
      @Nullable Person to,
      String variant,
      String side,
      String time,
      boolean rated) {}

  record Summary(
      String id,
      String variant,
      int size,
      boolean mirrored,
      boolean whole,
      Person white,
      Person black,
      String fen,
      int ply,
      List<Integer> lastMove) {}

  /**
   * @param asked what the opponent asks of me: drawOffered or takebackAsked; absent if nothing
   * @param claimableIn in how many milliseconds the opponent can claim the game, as I am not there
   *     and it is my turn; absent if they cannot
   */
  record Running(
      String id,
      String variant,
      Person opponent,
      boolean myTurn,
      @Nullable String asked,
      @Nullable Long claimableIn) {}

  /**
   * @param path the squares of the move from origin to destination
   * @param fen the position after it
   */
  record Played(
      int number,
      String by,
      String notation,
      List<Integer> path,
      List<Integer> captured,
      String fen,
      String at,
      long spent) {}

  /**
   * The clocks, as they are at the moment of sending, and what the two ask of each other. All times
   * are in milliseconds.
   *
   * @param white what White has left
   * @param running whose time is being taken; absent if nobody's is
   * @param delay how long that clock still waits before it runs, where it has a delay; else absent
   * @param firstMove what is left for a first move, before times are taken; absent otherwise
   * @param takebackPly the ply asked for; 0 if none
   * @param premove of whoever hears this, if they laid one
   * @param mayOfferDraw whether whoever hears this may, and so on
   * @param mayTakeBack the ply that they may ask for; 0 if none
   */
  record Dealings(
      long white,
      long black,
      @Nullable String running,
      @Nullable Long delay,
      @Nullable Long firstMove,
      @Nullable String drawOfferedBy,
      @Nullable String takebackBy,
      int takebackPly,
      @Nullable List<Integer> premove,
      boolean mayOfferDraw,
      boolean mayClaimDraw,
      int mayTakeBack,
      boolean mayAbort,
      boolean mayAddTime) {}

  /**
   * Something between the two; see {@code dama.game.Happening}.
   *
   * @param kind its constants in camel case
   * @param by white or black; absent if the server's doing
   * @param notation the move that is asked to be taken back, or was
   */
  record Happening(
      String kind,
      @Nullable String by,
      int ply,
      long number,
      @Nullable String notation,
      String at) {}

  /** Of a rated game; absent for somebody who is erased. */
  record Ratings(@Nullable Strength white, @Nullable Strength black) {}

  /**
   * How strong somebody is.
   *
   * @param rating before the game, if it is over
   * @param change what it gained them; absent until it is over
   */
  record Strength(long rating, boolean provisional, @Nullable Long change) {}

  record Legal(List<Integer> path, List<Integer> captured) {}

  /**
   * A line of chat.
   *
   * @param text empty if it is hidden from whoever hears this
   * @param ply the number of plies played when it was said; 0 in the lobby
   * @param key to its author alone
   * @param status held or hidden; absent if it is neither
   */
  record Line(
      long id,
      String at,
      Person author,
      String text,
      int ply,
      @Nullable String key,
      @Nullable String status) {}
}
