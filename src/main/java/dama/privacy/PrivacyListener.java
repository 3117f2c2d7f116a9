package dama.privacy;

import dama.chat.ChatLine;
import dama.player.Player;
import java.util.List;

/** Hears that somebody has themselves erased. */
public interface PrivacyListener {

  /** They are about to go: nothing of theirs stays open. */
  void leaving(Player player);

  /**
   * They are gone, and it is stored: whatever shows them shows this instead.
   *
   * @param lines the latest of theirs, as everybody sees them from now on
   */
  void erased(Player pseudonym, List<ChatLine> lines);
}
