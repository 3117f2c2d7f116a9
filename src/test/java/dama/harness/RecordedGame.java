package dama.harness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A game that was played once, move by move.
 *
 * @param moves the squares of each as the record gives them: origin and destination, or the whole
 *     way
 */
public record RecordedGame(String name, String variant, List<List<Integer>> moves) {
  private static final Pattern TAG = Pattern.compile("^\\s*\\[[^\\]]*]\\s*$", Pattern.MULTILINE);
  private static final Pattern END = Pattern.compile("(?<![\\w-])(?:[0-2]-[0-2]|1/2-1/2|\\*)\\s*$");
  private static final Pattern MOVE =
      Pattern.compile("(?:[a-h][1-8]|[1-9][0-9]?)(?:[-x:](?:[a-h][1-8]|[1-9][0-9]?))+");

  /** A game of our own, to its natural end. */
  public static RecordedGame own(String variant) {
    return first(variant, Path.of("src/test/resources/games", variant + ".pdn"));
  }

  /**
   * The games at hand of each kind: our own, and real ones where the reference data lies beside the
   * project.
   */
  public static List<RecordedGame> all() {
    List<RecordedGame> games = new ArrayList<>(List.of(own("international"), own("russian")));
    Path reference = Path.of(System.getProperty("reference", "../shared/reference"), "pdn");
    if (Files.isDirectory(reference)) {
      Path international = reference.resolve("international/lidr_standard.pdn");
      games.add(first("international", international));
      games.add(first("russian", reference.resolve("russian/lidr_russian.pdn")));
    }
    return games;
  }

  private static RecordedGame first(String variant, Path file) {
    try {
      String text = Files.readString(file);
      String moves = text.substring(text.indexOf("1. "));
      int nextGame = moves.indexOf("\n[");
      String whole = nextGame < 0 ? moves : moves.substring(0, nextGame);
      return new RecordedGame(file.getFileName().toString(), variant, moves(whole));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<List<Integer>> moves(String text) {
    String played = END.matcher(TAG.matcher(text).replaceAll("")).replaceAll("");
    return MOVE.matcher(played).results().map(MatchResult::group).map(RecordedGame::path).toList();
  }

  private static List<Integer> path(String move) {
    return Arrays.stream(move.split("[-x:]", -1)).map(RecordedGame::square).toList();
  }

  /** Squares of 8x8 boards have a second name, a letter and a figure as White sees them. */
  private static int square(String name) {
    if (Character.isDigit(name.charAt(0))) {
      return Integer.parseInt(name);
    }
    int column = name.charAt(0) - 'a';
    int rowFromTop = '8' - name.charAt(1);
    return rowFromTop * 4 + column / 2 + 1;
  }

  @Override
  public String toString() {
    return variant + " " + name;
  }
}
