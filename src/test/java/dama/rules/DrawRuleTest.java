package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawRuleTest {

  @ParameterizedTest
  @CsvSource({
    "3, 60, false",
    "4, 59, false",
    "4, 60, true",
    "5, 60, true",
    "5, 61, true",
    "6, 60, false"
  })
  void aLimitHoldsForSoManyPiecesBothEndsIncluded(int pieces, int plies, boolean reached) {
    DrawRule rule =
        new DrawRule(
            "of a test", DrawCounter.QUIET_KING_PLIES, List.of(new DrawRule.Limit(4, 5, 60)));
    DrawCounters start = DrawCounters.start(Variants.RUSSIAN.start());
    DrawCounters counted =
        new DrawCounters(List.of(), plies, 0, 0, 0, 0, 0, start.whiteWalk(), start.blackWalk());
    assertEquals(reached, rule.isReached(counted, pieces));
  }
}
