package dama.tools;

import dama.notation.Fen;
import dama.notation.NotationException;
import dama.rules.Move;
import dama.rules.Perft;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The rules from the command line.
 *
 * <ul>
 *   <li>{@code perft [--sequences] VARIANT DEPTH [FEN]} prints how many ways of that many plies a
 *       position goes on; captures that take the same pieces to the same square count once, or with
 *       {@code --sequences} as often as they take them in another order
 *   <li>{@code moves VARIANT} reads positions, one a line, and prints the legal moves of each with
 *       the positions they lead to, sorted as bytes; an empty line where there is none
 *   <li>{@code replay VARIANT FILE} plays the games of a PDN file ({@code -} for the input) and
 *       prints a line of each, with tabs between: number, status, plies, final position, what ends
 *       it, and what is wrong with it
 * </ul>
 *
 * Bad input: one line on the error stream and exit status 2.
 */
public final class Rules {
  private static final String USAGE =
      "usage: dama.tools.Rules perft [--sequences] VARIANT DEPTH [FEN] | moves VARIANT"
          + " | replay VARIANT FILE";

  private Rules() {}

  /** Runs one command and exits. */
  public static void main(String[] arguments) throws IOException {
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    int status = run(List.of(arguments), System.in, out, System.err);
    out.flush();
    System.exit(status);
  }

  static int run(List<String> arguments, InputStream in, PrintStream out, PrintStream err)
      throws IOException {
    try {
      String command = arguments.isEmpty() ? "" : arguments.get(0);
      if (command.equals("perft")) {
        out.println(perft(arguments.subList(1, arguments.size())));
      } else if (command.equals("moves") && arguments.size() == 2) {
        moves(variant(arguments.get(1)), in, out);
      } else if (command.equals("replay") && arguments.size() == 3) {
        replay(variant(arguments.get(1)), arguments.get(2), in, out);
      } else {
        throw new BadInput(USAGE);
      }
      return 0;
    } catch (BadInput | NotationException problem) {
      err.println(problem.getMessage());
      return 2;
    }
  }

  private static long perft(List<String> arguments) {
    boolean sequences = !arguments.isEmpty() && arguments.get(0).equals("--sequences");
    List<String> rest = sequences ? arguments.subList(1, arguments.size()) : arguments;
    if (rest.size() != 2 && rest.size() != 3) {
      throw new BadInput(USAGE);
    }
    Variant variant = variant(rest.get(0));
    if (!rest.get(1).matches("[0-9]{1,2}")) {
      throw new BadInput("depth '" + rest.get(1) + "' is not a number from 0 to 99");
    }
    Position position = rest.size() == 3 ? Fen.read(rest.get(2), variant) : variant.start();
    Perft perft = new Perft(variant, true);
    int depth = Integer.parseInt(rest.get(1));
    return sequences ? perft.countSequences(position, depth) : perft.count(position, depth);
  }

  private static void moves(Variant variant, InputStream in, PrintStream out) throws IOException {
    BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      try {
        out.println(moves(variant, Fen.read(line, variant)));
      } catch (NotationException problem) {
        throw new BadInput("line " + number + ": " + problem.getMessage());
      }
    }
  }

  private static void replay(Variant variant, String file, InputStream in, PrintStream out) {
    try {
      Replay.run(variant, file, in, out);
    } catch (IOException | UncheckedIOException | InvalidPathException unreadable) {
      throw new BadInput("cannot read '" + file + "'");
    }
  }

  /** The legal moves of a position and where they lead, sorted as bytes. */
  public static String moves(Variant variant, Position position) {
    return variant.legalMoves(position).stream()
        .map(move -> text(move) + "=" + Fen.write(variant.play(position, move)))
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static String text(Move move) {
    if (!move.isCapture()) {
      return move.from() + "-" + move.to();
    }
    return move.captured().stream()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(",", move.from() + "x" + move.to() + ":", ""));
  }

  private static Variant variant(String id) {
    return Variants.byId(id)
        .orElseThrow(
            () ->
                new BadInput(
                    Variants.all().stream()
                        .map(Variant::id)
                        .collect(
                            Collectors.joining(
                                ", ", "unknown variant '" + id + "'; known: ", ""))));
  }

  private static final class BadInput extends RuntimeException {
    BadInput(String message) {
      super(message);
    }
  }
}
