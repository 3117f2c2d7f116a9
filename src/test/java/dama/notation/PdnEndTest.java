package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a game ends and how, by the habits of many countries. */
class PdnEndTest {
  private static List<String> moves(String text) {
    return PdnReader.read(text).get(0).moves().stream().map(PdnMove::text).toList();
  }

  private static List<String> terminators(String text) {
    return PdnReader.read(text).stream().map(PdnScore::terminator).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2-0", "1-1", "0-2", "1-0", "0-1", "0-0", "1/2-1/2", "12-0", "0-12", "6-6", "10-10"
      })
  void aResultOfAnyHabitEndsAGame(String result) {
    assertEquals(List.of(result), terminators("1. 32-28 19-23 " + result));
    assertEquals(result, PdnReader.read("1. 32-28 19-23 " + result).get(0).result());
  }

  @Test
  void aHalfIsAHalfHoweverItIsWritten() {
    assertEquals(List.of("1/2-1/2"), terminators("1. 32-28 \u00bd\u2013\u00bd"));
    assertEquals(List.of("1/2-1/2"), terminators("1. 32-28 1/2 - 1/2"));
  }

  @ParameterizedTest
  @CsvSource({"4-6", "12-8", "1-9"})
  void aResultInPointsIsNoMove(String points) {
    PdnScore score =
        PdnReader.read("[Result \"" + points + "\"]\n1. 34-29 18-22 " + points + "\n").get(0);
    assertEquals(2, score.moves().size());
    assertEquals(points, score.terminator());
  }

  @Test
  void whereNothingOrAStarEndsTheMovesTheTagTellsTheResult() {
    assertEquals("2-0", PdnReader.read("[Result \"2-0\"]\n1. 32-28 *").get(0).result());
    assertEquals("2-0", PdnReader.read("[Result \"2-0\"]\n1. 32-28").get(0).result());
    assertEquals("*", PdnReader.read("1. 32-28").get(0).result());
  }

  @Test
  void aStarBehindAMovePraisesItUnlessNothingFollows() {
    assertEquals(List.of("32-28", "19-23"), moves("1. 32-28* 19-23"));
    assertEquals(List.of("*"), terminators("1. 32-28 19-23*"));
  }

  @Test
  void aGameEndsAtTheNextTagsAtAStarOrWithTheText() {
    assertEquals(
        List.of("", "*", "1-0", ""),
        terminators("[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 33-28 * 31-26 1-0 1. 32-28"));
    assertEquals(List.of("1-0", "0-1"), terminators("[Event \"a\"]\n1-0\n[Event \"b\"]\n0-1\n"));
    assertEquals(List.of(), PdnReader.read(" \n{nothing} ; at all\n * 1-0 "));
  }

  @Test
  void whatStandsBehindAResultWithoutANumberBelongsToTheGame() {
    assertEquals(List.of("32-28", "36x27"), moves("1. 32-28 1-0\n\n36x27 1-0\n"));
  }

  @Test
  void anEmptyGameIsAGame() {
    assertEquals(List.of("2-0"), terminators("1. 2-0"));
  }
}
