package dama.moderation;

import dama.chat.ChatLine;
import dama.player.Player;
import java.util.List;

/** Hears what moderators did, after it was stored. */
public interface ModerationListener {

  /** Every page that shows these shows them as removed from now on. */
  void hidden(List<ChatLine> lines);

  /** Every page that shows these rooms shows the lines again. */
  void restored(List<ChatLine> lines);

  /** The person is told at once, wherever they are; a ban ends what they have open. */
  void imposed(Sanction sanction);

  void lifted(Sanction sanction);

  void renamed(Player player);

  void resolved(Report report);

  /** An appeal was decided. */
  void decided(Sanction sanction);
}
