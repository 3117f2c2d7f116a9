package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dama.notation.Fen;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The worst positions that a search for them has found, and some from the tables: thousands of ways
 * to capture, and yet an answer in no time.
 */
class HardPositionsTest {
  private static final long MICROSECOND = 1_000;

  /** Far beyond any answer, and far short of trying all ways one by one. */
  private static final Duration HANGING = Duration.ofSeconds(30);

  private static final LongSupplier CLOCK =
      ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;

  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "international W:WK1:BK11-14,K21-24,K31-34,K41-44 2",
        "international W:WK3:BK11-14,K21-24,K31-34,K41-44 2",
        "international W:WK24:BK6,K8-12,K20,K21,K23,K25,K30,K31,K39-43,K45 12",
        "international B:W6,9,10,11,20-23,30,K31,33,37,41,42,43,44,46:BK17,K24 14",
        "frisian W:WK26:BK3,K7,K9,K10,K12,K15,K16,K19-21,K24,K27-30,K32,K36,K37,K44,K47 26",
        "frisian W:WK35:BK3,K12,K17,K18,K20,K21,K23,K25,K30,K32,K34,K36,K40,K43,K47,K50 34",
        "turkish W:WK49:BK3,K12,K15,K21,K26,K30,K31,K35,K37,K41,K44,K48,K52,K55,K58,K63 56",
        "canadian W:WK56:BK13-17,K25-29,K37-41,K49-53,K61-65 2",
        "canadian W:WK40:BK1,K11-13,K15,K23-26,K28,K33,K34,K36,K37,K39,K48,K50-52,K56,K61,K63-65 20"
      })
  void theAnswerComesAndDoesNotExplode(String id, String fen, int moves) {
    Variant variant = Variants.byId(id).orElseThrow();
    Position position = Fen.read(fen, variant);
    assertTimeoutPreemptively(
        HANGING, () -> assertEquals(moves, variant.legalMoves(position).size()));
    long best = Long.MAX_VALUE;
    for (int attempt = 0; attempt < 10; attempt++) {
      long start = CLOCK.getAsLong();
      assertEquals(moves, variant.legalMoves(position).size());
      best = Math.min(best, CLOCK.getAsLong() - start);
    }
    System.out.println(id + " " + fen + ": " + best / MICROSECOND + " us of processor time");
  }
}
