package dama.socket;

import dama.game.GameCommand;
import org.jspecify.annotations.Nullable;

/** What a player asks of a game, in the game's own words. */
final class Plays {
  private Plays() {}

  /**
   * Null if the message is about something else.
   *
   * @param lag what its player's network takes there and back, in milliseconds
   */
  static @Nullable GameCommand command(Incoming message, long lag) {
    if (message instanceof Incoming.Move move) {
      return new GameCommand.Play(move.ply(), move.path(), lag);
    } else if (message instanceof Incoming.OfferDraw) {
      return new GameCommand.OfferDraw();
    } else if (message instanceof Incoming.AcceptDraw) {
      return new GameCommand.AcceptDraw();
    } else if (message instanceof Incoming.DeclineDraw) {
      return new GameCommand.DeclineDraw();
    } else if (message instanceof Incoming.Premove premove) {
      return new GameCommand.Premove(premove.ply(), premove.path());
    } else if (message instanceof Incoming.CancelPremove) {
      return new GameCommand.CancelPremove();
    } else if (message instanceof Incoming.ClaimDraw) {
      return new GameCommand.ClaimDraw();
    } else if (message instanceof Incoming.AskTakeback ask) {
      return new GameCommand.AskTakeback(ask.ply());
    } else if (message instanceof Incoming.AcceptTakeback accept) {
      return new GameCommand.AcceptTakeback(accept.ply());
    } else if (message instanceof Incoming.DeclineTakeback) {
      return new GameCommand.DeclineTakeback();
    } else if (message instanceof Incoming.AddTime) {
      return new GameCommand.AddTime();
    } else if (message instanceof Incoming.Abort) {
      return new GameCommand.Abort();
    }
    return message instanceof Incoming.Resign ? new GameCommand.Resign() : null;
  }
}
