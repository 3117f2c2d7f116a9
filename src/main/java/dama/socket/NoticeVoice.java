package dama.socket;

import dama.notice.Notice;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Tells players what they do not see: on their pages that show something else. */
@ApplicationScoped
public class NoticeVoice {
  @Inject private Connections connections;

  /** What is about a running game, pages know from the list of theirs. */
  void tell(Notice notice) {
    if (notice.kind().isAfter()) {
      Connections.tell(
          connections.of(notice.to().id()),
          page -> !page.room().equals(notice.game()),
          Messages.notice(notice));
    }
  }
}
