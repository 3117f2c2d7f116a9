package dama.rules;

import static dama.rules.Variants.ENGLISH;
import static dama.rules.Variants.FRISIAN;
import static dama.rules.Variants.ITALIAN;
import static dama.rules.Variants.POOL;
import static dama.rules.Variants.TURKISH;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** When games of the other kinds are drawn. Limits are in plies: two for a move of each side. */
class OtherDrawTest {
  @Test
  void frisianTwoKingsHaveSevenMovesAgainstOne() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,K2:BK50").idle(13);
    assertEquals(List.of(), endgame.drawn());
    assertEquals(List.of("WFD (2 v 1)"), endgame.idle(1).drawn());
  }

  @Test
  void frisianOneKingHasTwoMovesAgainstOne() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1:BK50").idle(3);
    assertEquals(List.of(), endgame.drawn());
    assertEquals(List.of("WFD (1 v 1)"), endgame.idle(1).drawn());
  }

  @Test
  void frisianCountsBeginWithTheBalance() {
    Endgame endgame = Endgame.of(FRISIAN, "W:WK1,6:BK50").idle(8);
    assertEquals(0, endgame.counters().twoKingsAgainstOnePlies());
    Endgame crowned = Endgame.of(FRISIAN, "W:WK7,6:BK50").idle(4).play("6-1");
    assertEquals(0, crowned.counters().twoKingsAgainstOnePlies());
    assertEquals(1, crowned.idle(1).counters().twoKingsAgainstOnePlies());
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
