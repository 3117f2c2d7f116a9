package dama.socket;

import dama.game.TimeControl;
import dama.node.Whereabouts;
import dama.notice.Notice;
import dama.notice.Postman;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/**
 * Tells players what they do not see: on their pages that show something else, and where none is
 * open and there are days to answer, by their browsers.
 */
@ApplicationScoped
public class NoticeVoice {
  @Inject private Whereabouts whereabouts;
  @Inject private Voices voices;
  @Inject private Postman postman;

  /**
   * What is about a running game, pages know from the list of theirs.
   *
   * @param time of the game
   */
  void tell(Notice notice, TimeControl time) {
    long player = notice.to().id();
    if (!whereabouts.isOnline(player) && time.kind() == TimeControl.Kind.DAYS) {
      postman.take(notice);
    } else if (notice.kind().isAfter()) {
      voices.tell(player, notice.game(), Messages.notice(notice));
    }
  }
}
