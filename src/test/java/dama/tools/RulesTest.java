package dama.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.rules.Variant;
import dama.rules.Variants;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesTest {
  private static final List<String> IDS = Variants.all().stream().map(Variant::id).toList();

  /** What a command left behind. */
  private record Run(int status, String out, String err) {}

  private static Run run(String input, String... arguments) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        Rules.run(
            List.of(arguments),
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Run(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 9", "2, 81", "3, 658", "4, 4265", "5, 27117", "6, 167140"})
  void internationalGamesBeginInSoManyWays(String depth, String count) throws IOException {
    assertEquals(new Run(0, count + "\n", ""), run("", "perft", "international", depth));
  }

  @ParameterizedTest
  @CsvSource({"1, 7", "2, 49", "3, 302", "4, 1469", "5, 7482", "6, 37986", "7, 190146"})
  void russianGamesBeginInSoManyWays(String depth, String count) throws IOException {
    assertEquals(new Run(0, count + "\n", ""), run("", "perft", "russian", depth));
  }

  @Test
  void woldoubyGoesOnInSoManyWays() throws IOException {
    String fen = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26";
    assertEquals(new Run(0, "22369\n", ""), run("", "perft", "international", "9", fen));
  }

  @Test
  void kingsAndLoopsGoOnInSoManyWays() throws IOException {
    String fen = "W:W6,K26,31:BK8,10,11,19,K22,24,K25";
    assertEquals(new Run(0, "46117\n", ""), run("", "perft", "russian", "5", fen));
  }

  @Test
  void sequencesAreCountedByTheOrderOfCapture() throws IOException {
    String loop = "W:W49:B4,11,20,22,33,34,36,41,43,44,K46,K47";
    assertEquals(new Run(0, "1\n", ""), run("", "perft", "international", "1", loop));
    assertEquals(
        new Run(0, "2\n", ""), run("", "perft", "--sequences", "international", "1", loop));
  }

  @Test
  void movesAreSortedAsBytesWithTheirPositions() throws IOException {
    assertEquals(
        new Run(0, "12x31:8,14,26=B:WK31:B\n\n8-11=W:W28:B11 8-12=W:W28:B12\n", ""),
        run("W:Wh6:Bg7,c5,d2\nB:WK1,K2,24:B\nB:W28:B8\n", "moves", "russian"));
  }

  @Test
  void aBadLineIsNamedByItsNumber() throws IOException {
    assertEquals(
        new Run(
            2,
            "8-11=W:W28:B11 8-12=W:W28:B12\n",
            "line 2: '33' is off the board (1 to 32) at column 4\n"),
        run("B:W28:B8\nB:W33:B8\n", "moves", "russian"));
  }

  @Test
  void gamesAreReplayedALineEach() throws IOException {
    String games = "1. c3-d4 b6-a5 1-0\n[Event \"b\"]\n1. c3-d4 d4-c5 *\n[FEN \"W:Wa9:B\"]\n*\n";
    assertEquals(
        new Run(
            0,
            "1\tok\t2\tW:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,13\t1-0\t\n"
                + "2\tillegal\t1\tB:W18,21,23,24,25,26,27,28,29,30,31,32"
                + ":B1,2,3,4,5,6,7,8,9,10,11,12\t*\tline 3: 'd4-c5' is not a legal move\n"
                + "3\tunreadable\t0\t"
                + "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
                + "\t*\tline 4: 'a9' belongs into no position: 'a9' is no square at column 4\n",
            ""),
        run(games, "replay", "russian", "-"));
  }

  @Test
  void aFileThatCannotBeReadIsNamed() throws IOException {
    assertEquals(
        new Run(2, "", "cannot read 'no/such.pdn'\n"), run("", "replay", "russian", "no/such.pdn"));
  }

  @Test
  void badArgumentsAreNamed() throws IOException {
    assertEquals(
        new Run(2, "", "unknown variant 'chess'; known: " + String.join(", ", IDS) + "\n"),
        run("", "moves", "chess"));
    assertEquals(
        new Run(2, "", "depth '-1' is not a number from 0 to 99\n"),
        run("", "perft", "russian", "-1"));
    assertEquals(
        new Run(2, "", "expected W or B as side to move, found 'x' at column 1\n"),
        run("", "perft", "russian", "1", "x"));
    for (String[] arguments : new String[][] {{}, {"perft"}, {"moves"}, {"other", "russian"}}) {
      assertEquals(
          new Run(
              2,
              "",
              "usage: dama.tools.Rules perft [--sequences] VARIANT DEPTH [FEN] | moves VARIANT"
                  + " | replay VARIANT FILE\n"),
          run("", arguments));
    }
  }
}
