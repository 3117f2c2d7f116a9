package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class PdnReaderTest {
  private static List<String> moves(String text) {
    return PdnReader.read(text).get(0).moves();
  }

  @Test
  void tagsMovesAndResultAreTold() {
    PdnScore score =
        PdnReader.read("[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n").get(0);
    assertEquals(List.of("Event", "White"), List.copyOf(score.tags().keySet()));
    assertEquals(List.of("32-28", "19-23", "28x19"), score.moves());
    assertEquals("2-0", score.result());
  }

  @Test
  void commentsVariationsAndEvaluationsArePassedOver() {
    assertEquals(
        List.of("32-28", "19-23"),
        moves(
            "1. 32-28! {not 33-28 (or\n34-29)} $1 (1. 33-28 (34-29) 18-22) ; 2. 31-26\n19-23?! *"));
  }

  @Test
  void numbersMayStandCloseToMovesAndMovesApart() {
    assertEquals(List.of("32-28", "19-23"), moves("1.32-28 19-23 *"));
    assertEquals(List.of("46-41", "1-7"), moves("4. 46-41  1- 7 *"));
    assertEquals(List.of("17-21", "28x26"), moves("1... 17-21 2. 28x26 *"));
    assertEquals(List.of("17-21"), moves("1. ... 17-21 *"));
  }

  @Test
  void aResultInPointsIsNoMove() {
    PdnScore score = PdnReader.read("[Result \"4-6\"]\n1. 34-29 18-22 4-6\n").get(0);
    assertEquals(List.of("34-29", "18-22"), score.moves());
    assertEquals("4-6", score.result());
  }

  @Test
  void aGameEndsAtTheNextTagsOrWithTheText() {
    List<PdnScore> scores = PdnReader.read("[Event \"a\"]\n1. 32-28\n[Event \"b\"]\n1. 33-28");
    assertEquals(List.of("32-28"), scores.get(0).moves());
    assertEquals(List.of("33-28"), scores.get(1).moves());
    assertEquals("*", scores.get(1).result());
  }

  @Test
  void aGameIsPlayedByTheRules() {
    PdnScore score =
        PdnReader.read("1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 g5-h4 4. b4:d6 e7:c5 1-0").get(0);
    assertEquals(8, score.play(RUSSIAN).moves().size());
  }

  @Test
  void aGameMayBeginElsewhere() {
    PdnScore score = PdnReader.read("[FEN \"W:WK4:B13,20,32,37\"]\n1. 4x27x38x15 *").get(0);
    assertEquals(15, score.play(INTERNATIONAL).moves().get(0).to());
  }

  @Test
  void anIllegalMoveIsNamed() {
    PdnScore score = PdnReader.read("1. 32-28 19-23 2. 33-29 *").get(0);
    NotationException problem =
        assertThrows(NotationException.class, () -> score.play(INTERNATIONAL));
    assertEquals("'33-29' is not a legal move at column 1", problem.getMessage());
  }

  @Test
  void whatBelongsIntoNoGameIsNamedWithItsPlace() {
    NotationException problem =
        assertThrows(NotationException.class, () -> PdnReader.read("1. 32-28 & *"));
    assertEquals("'&' in a game at column 10", problem.getMessage());
  }
}
