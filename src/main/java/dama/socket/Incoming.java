package dama.socket;

import java.util.List;

/**
 * Everything a browser may say, one JSON object a message. {@code type} is the record's name with a
 * small first letter; a missing text is the empty text. What changes something is answered by an
 * {@link Outgoing} event or by {@link Outgoing.Refused}.
 */
public sealed interface Incoming {

  /** Play ply number {@code ply} of the room's game; see {@code GameCommand.Play}. */
  record Move(int ply, List<Integer> path) implements Incoming {}

  record OfferDraw() implements Incoming {}

  record AcceptDraw() implements Incoming {}

  record DeclineDraw() implements Incoming {}

  /** Claim the draw that the rules leave to the players. */
  record ClaimDraw() implements Incoming {}

  record Resign() implements Incoming {}

  /** Play this as soon as the other has moved; see {@code GameCommand.Premove}. */
  record Premove(int ply, List<Integer> path) implements Incoming {}

  record CancelPremove() implements Incoming {}

  /** Ask that this ply, the last of one's own, be taken back. */
  record AskTakeback(int ply) implements Incoming {}

  record AcceptTakeback(int ply) implements Incoming {}

  record DeclineTakeback() implements Incoming {}

  /** Give the other 15 seconds more. */
  record AddTime() implements Incoming {}

  record Abort() implements Incoming {}

  /** Claim the game that the other is gone from: as won, or as drawn. */
  record ClaimAbsence(boolean win) implements Incoming {}

  /** Ask for another game with sides swapped, or say yes to that. */
  record Rematch() implements Incoming {}

  record DeclineRematch() implements Incoming {}

  /**
   * Say a line in the room.
   *
   * @param key made by the browser, unique for its author; a line sent twice is stored once
   */
  record Say(String key, String text) implements Incoming {}

  record Rename(String name) implements Incoming {}

  /**
   * Post a seek.
   *
   * @param side what its maker wants: white, black or chance
   * @param time as {@code dama.game.TimeControl} is written; empty for none
   * @param mode rated, or casual
   */
  record Seek(String variant, String side, String time, String mode) implements Incoming {}

  record Challenge(String name, String variant, String side, String time, String mode)
      implements Incoming {}

  record Invite(String variant, String side, String time, String mode) implements Incoming {}

  /** Take a seek, accept a challenge, follow an invitation. */
  record Accept(String offer) implements Incoming {}

  /** Decline a challenge. */
  record Decline(String offer) implements Incoming {}

  /** Take back an offer of one's own. */
  record Withdraw(String offer) implements Incoming {}

  record Ping() implements Incoming {}

  /** The page is being closed or left for another: by its visitor, and not by what breaks. */
  record Leave() implements Incoming {}

  // ---- about other people

  /** What {@link Manners} answers. */
  sealed interface OfManners extends Incoming {}

  /** Hear nothing of somebody any more. */
  record Block(long person) implements OfManners {}

  record Unblock(long person) implements OfManners {}

  /** See somebody first where many are; they are not told. */
  record Friend(long person) implements OfManners {}

  record Unfriend(long person) implements OfManners {}

  /** Whether the chat of the room is not to be shown, on any page of this visitor. */
  record Quiet(boolean quiet) implements OfManners {}

  /**
   * Report something to the moderators.
   *
   * @param kind line, name or game
   * @param id of the line; else of the person whose name or play it is
   * @param reason a {@code dama.moderation.Reason} in camel case
   * @param words can be empty
   */
  record Report(String kind, long id, String reason, String words) implements OfManners {}

  /** What {@link Stewards} answers, to moderators alone. */
  sealed interface OfModerators extends Incoming {}

  /**
   * Hide a line.
   *
   * @param reason a {@code dama.moderation.Reason} in camel case
   * @param words to its author; can be empty
   */
  record Hide(long line, String reason, String words) implements OfModerators {}

  /** Show a line again that is hidden, or held. */
  record Restore(long line) implements OfModerators {}
}
