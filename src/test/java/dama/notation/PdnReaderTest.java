package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PdnReaderTest {
  private static List<String> moves(String text) {
    return PdnReader.read(text).get(0).moves().stream().map(PdnMove::text).toList();
  }

  private static String fault(String text) {
    PdnFault fault = PdnReader.read(text).get(0).fault();
    assertNotNull(fault, text);
    return fault.message();
  }

  @Test
  void tagsMovesAndResultAreTold() {
    PdnScore score =
        PdnReader.read("[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n").get(0);
    assertEquals(List.of("Event", "White"), List.copyOf(score.tags().keySet()));
    assertEquals(
        List.of(new PdnMove("32-28", 4), new PdnMove("19-23", 4), new PdnMove("28x19", 4)),
        score.moves());
    assertEquals("2-0", score.result());
    assertEquals(1, score.number());
    assertNull(score.fault());
  }

  @Test
  void commentsVariationsAndEvaluationsArePassedOver() {
    assertEquals(
        List.of("32-28", "19-23"),
        moves(
            """
            % a line of its own )
            1. 32-28! {not 33-28 (or
            34-29)} $1 (1. 33-28 (34-29 {)}) 18-22) ; 2. 31-26
            19-23(?) {[%clock w0:10:00 B0:10:00]} (!?) *
            """));
  }

  @Test
  void numbersMayStandCloseToMovesAndMovesApart() {
    assertEquals(List.of("32-28", "19-23"), moves("1.32-28 19-23 *"));
    assertEquals(List.of("46-41", "1-7", "41-36"), moves("4. 46-41  1- 7 5. 41 - 36 *"));
    assertEquals(List.of("28x19x10", "14x5"), moves("1. 28 x19x 10 14x\n5 *"));
    assertEquals(List.of("17-21", "28x26"), moves("1... 17-21 2 . 28x26 *"));
    assertEquals(List.of("17-21"), moves("1. ... 17-21 *"));
  }

  @Test
  void movesOfEveryHandAreSpeltAlike() {
    assertEquals(List.of("c3-d4", "d6:b4"), moves("1. C3\u2013D4 d6:b4 *"));
    assertEquals(List.of("c3xe5xa1"), moves("1. \u04413\u00d7\u04355\u0445\u04301"));
    assertEquals(List.of("3228", "1823"), moves("1.\u00a03228\u00a01823"));
  }

  @Test
  void lineEndsOfEverySystemAndAMarkInFrontAreRead() {
    String text = "\ufeff[Event \"a\"]\r\n\r\n1. 32-28\r\n19-23 *\r\n";
    assertEquals(
        List.of(3, 4), PdnReader.read(text).get(0).moves().stream().map(PdnMove::line).toList());
    assertEquals(3, PdnReader.read("[Event \"a\"]\r\r1. 32-28").get(0).moves().get(0).line());
  }

  @Test
  void quotesInTagsNeedNoEscape() {
    String tags = "[Event \"The \"big\" one\" ]\n[Site \"a \\\"b\\\" \\\\ \\c\"][Round \"\"]";
    assertEquals(
        Map.of("Event", "The \"big\" one", "Site", "a \"b\" \\ \\c", "Round", ""),
        PdnReader.read(tags).get(0).tags());
  }

  @Test
  void aPositionMayBeSetUpInFrontOfTheMoves() {
    PdnScore score = PdnReader.read("/FEN \"W:WK4:B13,20,32,37\"/ 1. 4x27x38x15 *").get(0);
    assertEquals(15, score.play(INTERNATIONAL).moves().get(0).to());
    assertEquals(
        "line 1: 'W:WK4:B13' sets up a position after the first move",
        fault("1. 32-28 /FEN \"W:WK4:B13\"/ *"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1. 32-28 & *               | line 1: '&' is neither a move, nor a number, nor a result",
        "1. 32-28 hello 19-23 *     | line 1: 'hello' is neither a move, nor a number, nor a"
            + " result",
        "1. 32-28 - *               | line 1: '32-28-' is neither a move, nor a number, nor a"
            + " result",
        "[White Anna] 1. 32-28 *    | line 1: '[White Anna] 1. 32-28 *' is not a tag",
        "[White \"Anna 1. 32-28 *   | line 1: '[White \"Anna 1. 32-28 *' is not a tag",
        "1. 32-28 {no end           | line 1: '{' is not closed",
        "1. 32-28 (1. 33-28 *       | line 1: '(' is not closed",
        "1. 32-28 ) 19-23           | line 1: ')' closes no variation",
      })
  void whatBelongsIntoNoGameIsNamedWithItsLine(String text, String message) {
    assertEquals(message, fault(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"bad\"]\n1. 32-28 {never closed\n",
        "[Event \"bad\"]\n1. 32-28 (1. 33-28 (34-29\n",
        "[Event \"bad\"]\n[White Anna]\n1. 32-28 19-23 *\n",
        "[Event \"bad\"]\n1. 32-28 what is this? 1-0\n",
        "[Event \"bad\"]\n1. 32-28 33-28 *\n",
        "[Event \"bad\"]\n[FEN \"W:W99:B1\"]\n1. 32-28 *\n"
      })
  void afterABadGameTheNextIsRead(String bad) {
    List<PdnScore> scores = PdnReader.read(bad + "[Event \"good\"]\n1. 32-28 19-23 *\n");
    assertEquals(2, scores.size());
    assertNotNull(scores.get(0).replay(INTERNATIONAL).fault());
    assertEquals("good", scores.get(1).tags().get("Event"));
    assertEquals(2, scores.get(1).replay(INTERNATIONAL).moves().size());
    assertNull(scores.get(1).replay(INTERNATIONAL).fault());
  }

  @Test
  void aGameIsPlayedByTheRules() {
    PdnScore score =
        PdnReader.read("1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5 1-0").get(0);
    assertEquals(8, score.play(RUSSIAN).moves().size());
  }
}
