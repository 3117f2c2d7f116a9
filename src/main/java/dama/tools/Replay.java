package dama.tools;

import dama.notation.Fen;
import dama.notation.PdnFault;
import dama.notation.PdnReader;
import dama.notation.PdnReplay;
import dama.notation.PdnScore;
import dama.rules.Variant;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Plays the games of a PDN file, one line a game; a file of any length in the same memory. */
final class Replay {
  private Replay() {}

  /**
   * Prints of each game, with tabs between: its number, its status, how many plies could be played,
   * the position after them, what ends it, and what is wrong with it.
   *
   * @param file a path, or {@code -} for what {@code in} gives
   */
  static void run(Variant variant, String file, InputStream in, PrintStream out)
      throws IOException {
    if (file.equals("-")) {
      run(variant, in, out);
      return;
    }
    try (InputStream stream = Files.newInputStream(Path.of(file))) {
      run(variant, stream, out);
    }
  }

  private static void run(Variant variant, InputStream in, PrintStream out) {
    PdnReader games = new PdnReader(in);
    while (games.hasNext()) {
      out.println(line(games.next(), variant));
    }
  }

  private static String line(PdnScore score, Variant variant) {
    PdnReplay replay = score.replay(variant);
    PdnFault fault = replay.fault();
    return String.join(
        "\t",
        Integer.toString(score.number()),
        replay.status().word(),
        Integer.toString(replay.moves().size()),
        Fen.write(replay.position()),
        score.terminator(),
        fault == null ? "" : fault.message());
  }
}
