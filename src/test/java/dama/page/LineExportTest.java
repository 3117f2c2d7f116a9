package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.chat.ChatLine;
import dama.chat.ChatQuery;
import dama.chat.FoundLines;
import dama.chat.LineStatus;
import dama.chat.Paging;
import dama.harness.Rows;
import dama.player.PlayerStore;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LineExportTest {
  private final List<Long> asked = new ArrayList<>();
  private final LineExport export = new LineExport();

  /** A log that has no end. */
  private final class Endless extends LineSearch {
    @Override
    FoundLines find(ChatQuery query, Paging paging) {
      asked.add(paging.beside());
      return new FoundLines(Collections.nCopies(2_000, line(asked.size())), true, 0);
    }
  }

  /** Takes one part and is gone. */
  private static final class Gone extends Writer {
    private boolean open = true;

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      flush();
      open = false;
    }

    @Override
    public void flush() throws IOException {
      if (!open) {
        throw new IOException("Broken pipe");
      }
    }

    @Override
    public void close() {
      open = false;
    }
  }

  private static ChatLine line(long id) {
    return new ChatLine(
        id,
        Instant.EPOCH,
        "lobby",
        1,
        "Ada",
        false,
        null,
        "hello",
        0,
        "k" + id,
        LineStatus.SHOWN,
        Set.of(),
        false,
        null);
  }

  @Test
  @SuppressWarnings("UnnecessaryAssignment") // as a server would
  void noMoreIsAskedOfTheDatabaseOnceTheReaderIsGone() throws IOException {
    export.search = new Endless();
    export.players = Rows.onH2().store(PlayerStore.class);
    for (ExportFormat format : ExportFormat.values()) {
      asked.clear();
      export.write(ChatQuery.ALL, true, format, new PrintWriter(new Gone()));
      assertEquals(List.of(0L), asked);
    }
  }
}
