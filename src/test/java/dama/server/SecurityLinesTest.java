package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class SecurityLinesTest {
  private final List<String> written = new ArrayList<>();
  private final SteppedClock clock = new SteppedClock();
  private final SecurityLines lines = new SecurityLines(clock, (event, line) -> written.add(line));

  private static final class SteppedClock extends Clock {
    private Instant now = Instant.parse("2026-03-01T10:15:30.123Z");

    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  private void aMinuteLater() {
    clock.now = clock.now.plusSeconds(60);
    lines.count();
  }

  @Test
  void aLineHasItsTimeItsKindAndItsValues() {
    lines.tell(SecurityLog.Event.SIGN_IN, "password", "player", 17L, "from", "ab12");
    assertEquals(
        List.of("at=2026-03-01T10:15:30.123Z event=sign-in what=password player=17 from=ab12"),
        written);
    aMinuteLater();
    assertEquals(1, written.size());
  }

  @Test
  void nobodyIsADash() {
    lines.tell(SecurityLog.Event.REFUSED, "role", "player", null, "about", "");
    assertTrue(written.get(0).endsWith("what=role player=- about=-"), written.get(0));
  }

  @Test
  void nothingEndsALineOrBeginsAnotherValue() {
    String evil = "x\r\nat=2026 event=sign-in\u2028player=1 \u001b[2J\u202e" + "y".repeat(100);
    lines.tell(SecurityLog.Event.REFUSED, evil, evil, evil);
    String line = written.get(0);
    assertTrue(line.matches("at=\\S+ event=refused what=[\\w.:-]{64} [\\w.:-]{64}=[\\w.:-]{64}"));
    assertEquals(1, line.lines().count());
  }

  @Test
  void aFloodIsAFewLinesAndTheirNumber() {
    for (int i = 0; i < 10_000; i++) {
      lines.tell(SecurityLog.Event.SIGN_IN_FAILED, "password", "player", (long) i);
    }
    int most = SecurityLog.Event.SIGN_IN_FAILED.most();
    assertEquals(most, written.size());
    lines.tell(SecurityLog.Event.SIGN_IN_FAILED, "link-expired", "player", null);
    assertEquals(most + 1, written.size());
    aMinuteLater();
    assertEquals(most + 2, written.size());
    assertEquals(
        "at=2026-03-01T10:15:00Z event=sign-in-failed what=password count=" + (10_000 - most),
        written.get(most + 1));
    lines.tell(SecurityLog.Event.SIGN_IN_FAILED, "password", "player", 5L);
    assertTrue(written.get(most + 2).endsWith(" player=5"));
  }

  @Test
  void aLimitIsOneLineAMinuteThatSaysWhoReachedItFirst() {
    for (int i = 0; i < 1_000; i++) {
      String from = "hash" + i;
      lines.tell(SecurityLog.Event.LIMIT, "pages", "from", (Supplier<String>) () -> from);
    }
    assertEquals(List.of(), written);
    aMinuteLater();
    aMinuteLater();
    assertEquals(
        List.of("at=2026-03-01T10:15:00Z event=limit what=pages from=hash0 count=1000"), written);
  }

  @Test
  void whatCannotBeReadJustNowIsUnknown() {
    Supplier<String> away =
        () -> {
          throw new StorageAwayException("away", new IllegalStateException());
        };
    lines.tell(SecurityLog.Event.SIGN_IN_FAILED, "password", "from", away);
    assertTrue(written.get(0).endsWith(" from=unknown"), written.get(0));
  }
}
