package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class NowTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");

  private static Duration ahead(long before, long told, long took) {
    return Now.ahead(Duration.ofMillis(before), NOON.plusMillis(told), NOON, NOON.plusMillis(took));
  }

  @Test
  void aClockThatIsSlowIsPutForwardByWhatIsCertain() {
    assertEquals(Duration.ofMillis(4_990), ahead(0, 5_000, 10));
  }

  @Test
  void aClockThatIsFastIsPutBack() {
    assertEquals(Duration.ofSeconds(-5), ahead(0, -5_000, 10));
  }

  @Test
  void whatCanBeSoStays() {
    assertEquals(Duration.ofMillis(3), ahead(3, 5, 10));
  }

  @Test
  void aSlowAnswerSaysNothingNew() {
    assertEquals(Duration.ofMillis(4_995), ahead(4_995, 5_400, 900));
  }
}
