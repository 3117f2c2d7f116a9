package dama.page;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.chat.ChatLine;
import dama.chat.ChatQuery;
import dama.chat.ChatStore;
import dama.chat.FoundLines;
import dama.chat.LineSearchStore;
import dama.chat.Paging;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** What the log's page and its export ask alike. */
@ApplicationScoped
public class LineSearch {

  @Inject LineSearchStore lines;
  @Inject PlayerStore players;
  @Inject private AuditStore audit;

  /** What a filter asks; nothing if it is not to be understood, or names too many people. */
  Optional<ChatQuery> query(ChatFilter filter, String lobby) {
    return filter.query(lobby, name -> Storage.call(() -> players.everNamed(name)));
  }

  FoundLines find(ChatQuery query, Paging paging) {
    return Storage.call(() -> lines.search(query, paging));
  }

  /** A line among those before and after it in its room, oldest first. */
  List<ChatLine> around(ChatLine line, int before, int after) {
    return Storage.call(() -> lines.around(line, before, after));
  }

  Optional<Instant> saidAt(long id) {
    return Storage.call(() -> lines.saidAt(id));
  }

  /** Whoever reads what was said in one game is remembered; the lobby is open to all. */
  void remember(long moderator, String room) {
    if (!room.isEmpty() && !room.equals(ChatStore.LOBBY)) {
      Storage.run(() -> audit.appendAlone(Act.reading(moderator, "room.read", "room", room)));
    }
  }
}
