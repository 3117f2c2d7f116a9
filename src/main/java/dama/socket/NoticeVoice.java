package dama.socket;

import dama.game.TimeControl;
import dama.notice.Notice;
import dama.notice.Postman;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Collection;

/**
 * Tells players what they do not see: on their pages that show something else, and where none is
 * open and there are days to answer, by their browsers.
 */
@ApplicationScoped
public class NoticeVoice {
  @Inject private Connections connections;
  @Inject private Postman postman;

  /**
   * What is about a running game, pages know from the list of theirs.
   *
   * @param time of the game
   */
  void tell(Notice notice, TimeControl time) {
    Collection<Connection> pages = connections.of(notice.to().id());
    if (pages.isEmpty() && time.kind() == TimeControl.Kind.DAYS) {
      postman.take(notice);
    } else if (notice.kind().isAfter()) {
      Connections.tell(pages, page -> !page.room().equals(notice.game()), Messages.notice(notice));
    }
  }
}
