package dama.rules;

import static dama.rules.Variants.ENGLISH;
import static dama.rules.Variants.FRISIAN;
import static dama.rules.Variants.ITALIAN;
import static dama.rules.Variants.POOL;
import static dama.rules.Variants.TURKISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** When games of the other kinds are drawn. Limits are in plies: two for a move of each side. */
class OtherDrawTest {
  private static Endgame frisian(String fen, int plies) {
    Position position = Fen.read(fen, FRISIAN);
    DrawCounters counters =
        new DrawCounters(List.of(position), plies, 0, 0, 0, plies, 0, KingWalk.NONE, KingWalk.NONE);
    return new Endgame(FRISIAN, position, counters);
  }

  @Test
  void frisianTwoKingsHaveSevenMovesAgainstOne() {
    assertEquals(List.of(), frisian("W:WK1,K2:BK50", 13).drawn());
    assertEquals(List.of("WFD (2 v 1)"), frisian("W:WK1,K2:BK50", 14).drawn());
    assertEquals(List.of("WFD (2 v 1)"), frisian("W:WK1:BK49,K50", 14).drawn());
    assertEquals(List.of(), frisian("W:WK1,6:BK50", 14).drawn());
    assertEquals(List.of(), frisian("W:WK1,K2,K3:BK50", 14).drawn());
  }

  @Test
  void frisianOneKingHasTwoMovesAgainstOne() {
    assertEquals(List.of(), frisian("W:WK1:BK50", 3).drawn());
    assertEquals(List.of("WFD (1 v 1)"), frisian("W:WK1:BK50", 4).drawn());
    assertEquals(List.of(), frisian("W:WK1,31:BK50", 4).drawn());
  }

  @Test
  void countsOfTheSamePiecesBeginAgainWithACrowningOrACapture() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK8,6:BK50").play("8-3", "50-44");
    assertEquals(2, endgame.counters().samePiecesPlies());
    assertEquals(0, endgame.play("6-1").counters().samePiecesPlies());
  }

  @Test
  void art1_32_englishGamesEndAfterFortyMovesWithoutProgress() {
    Endgame endgame = Endgame.of(ENGLISH, "W:WK1:BK32").idle(79);
    assertEquals(List.of(), endgame.drawn());
    assertEquals(List.of("WCDF 1.32.2"), endgame.idle(1).drawn());
  }

  @Test
  void art9_3_italianPositionsMayStandThreeTimes() {
    Endgame endgame = Endgame.of(ITALIAN, "W:WK1,31:BK32,8");
    for (int i = 0; i < 2; i++) {
      endgame = endgame.play("1-5", "32-28", "5-1", "28-32");
    }
    assertEquals(3, endgame.counters().repetitions());
    assertEquals(false, endgame.counters().reached(ITALIAN.drawRules()).isPresent());
    endgame = endgame.play("1-5", "32-28", "5-1", "28-32");
    assertEquals(
        "FID 9.3 b", endgame.counters().reached(ITALIAN.drawRules()).orElseThrow().article());
  }

  @Test
  void poolThreeKingsHaveThirteenMovesAgainstOne() {
    Endgame endgame = Endgame.of(POOL, "W:WK1,K2,K3:BK29").idle(25);
    assertEquals(List.of(), endgame.drawn());
    assertEquals(List.of("APCA (3 v 1)"), endgame.idle(1).drawn());
  }

  @Test
  void turkishOnePieceEachIsADrawAtOnce() {
    Endgame two = Endgame.of(TURKISH, "W:W40:B9,48");
    assertEquals(List.of(), two.drawn());
    Endgame one = Endgame.of(TURKISH, "W:W40:B9,32").play("40x24:32");
    assertEquals(List.of("1 v 1"), one.drawn());
  }
}
