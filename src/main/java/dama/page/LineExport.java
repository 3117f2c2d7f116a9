package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatQuery;
import dama.chat.FoundLines;
import dama.chat.Paging;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Lines as a table, however many there are: read some at a time, each time from where the last ones
 * ended, so that neither memory nor a transaction grows with them.
 */
@ApplicationScoped
public class LineExport {

  private static final int AT_A_TIME = 2_000;

  private static final List<String> COLUMNS =
      List.of(
          "id",
          "said_at",
          "room",
          "ply",
          "author_id",
          "author_name",
          "author_name_now",
          "author_account",
          "address_hash",
          "text",
          "status",
          "flags",
          "on_hold");

  @Inject LineSearch search;
  @Inject PlayerStore players;

  /** Ends early where nobody takes what is written. */
  void write(ChatQuery query, boolean oldestFirst, ExportFormat format, PrintWriter out)
      throws IOException {
    RowWriter rows = format.writer(out, COLUMNS);
    Paging paging = new Paging(oldestFirst, 0, false, AT_A_TIME);
    FoundLines found = search.find(query, paging);
    while (true) {
      write(found.lines(), rows);
      // A writer hides that its reader is gone until it is asked.
      boolean gone = out.checkError();
      long last = lastOf(found);
      if (gone || last == 0) {
        return;
      }
      found = search.find(query, paging.after(last));
    }
  }

  /** Where to go on; 0 at the end. */
  private static long lastOf(FoundLines found) {
    if (found.reached() != 0) {
      return found.reached();
    }
    return found.more() ? found.lines().get(found.lines().size() - 1).id() : 0;
  }

  private void write(List<ChatLine> lines, RowWriter rows) throws IOException {
    Map<Long, Player> today =
        Storage.call(
            () ->
                players.byIds(lines.stream().map(ChatLine::authorId).collect(Collectors.toSet())));
    for (ChatLine line : lines) {
      Optional<Player> author = Optional.ofNullable(today.get(line.authorId()));
      rows.row(
          Arrays.asList(
              line.id(),
              line.at().toString(),
              line.room(),
              line.ply(),
              line.authorId(),
              line.nameThen(),
              author.map(Player::name).orElse(""),
              line.authorAccount(),
              line.addressHash(),
              line.text(),
              line.status().name(),
              String.join(" ", line.flags()),
              line.onHold()));
    }
  }
}
