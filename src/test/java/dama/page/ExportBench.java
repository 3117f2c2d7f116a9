package dama.page;

import dama.chat.ChatQuery;
import dama.chat.LineSearchStore;
import dama.chat.TalkDatabase;
import dama.harness.Rows;
import dama.player.PlayerStore;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Locale;

/**
 * How long the whole of a long chat log takes to be fetched, and in how little memory; see
 * docs/benchmarks.md.
 */
final class ExportBench {

  private ExportBench() {}

  // What a server would put into these fields is put there by hand.
  @SuppressWarnings("UnnecessaryAssignment")
  public static void main(String[] arguments) throws Exception {
    int lines = Integer.parseInt(arguments[1]);
    try (TalkDatabase talk = TalkDatabase.in(Path.of(arguments[0]), lines);
        Rows rows = Rows.over(talk.database())) {
      LineSearch search = new LineSearch();
      search.lines = rows.store(LineSearchStore.class);
      search.players = rows.store(PlayerStore.class);
      LineExport export = new LineExport();
      export.search = search;
      export.players = search.players;
      for (ExportFormat format : ExportFormat.values()) {
        measure(export, format);
      }
    }
  }

  private static void measure(LineExport export, ExportFormat format) throws Exception {
    Counting counting = new Counting();
    HeapLeft heap = HeapLeft.watched();
    long begun = System.nanoTime();
    try (PrintWriter out = new PrintWriter(counting)) {
      export.write(ChatQuery.ALL, true, format, out);
    }
    System.out.printf(
        Locale.ROOT,
        "%s: %d rows, %d MB of text, %.0f s; heap of %d MB at most, of which collections left %s%n",
        format,
        counting.rows,
        counting.characters >> 20,
        (System.nanoTime() - begun) / 1e9,
        Runtime.getRuntime().maxMemory() >> 20,
        heap);
  }

  /** Takes all and keeps none. */
  private static final class Counting extends Writer {
    private long rows;
    private long characters;

    @Override
    public void write(char[] text, int from, int length) {
      characters += length;
      for (int i = from; i < from + length; i++) {
        rows += text[i] == '\n' ? 1 : 0;
      }
    }

    @Override
    public void flush() {
      // Nothing is kept.
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
