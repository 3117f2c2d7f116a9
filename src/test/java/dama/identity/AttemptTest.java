package dama.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttemptTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  @Test
  void theBrowserKeepsItWhole() {
    Attempt attempt = Attempt.begin("/game/abc?ply=3", NOW);
    assertEquals(Optional.of(attempt), Attempt.of(attempt.cookie(), NOW.plusSeconds(599)));
  }

  @Test
  void itLastsTenMinutes() {
    Attempt attempt = Attempt.begin("/", NOW);
    assertEquals(Optional.empty(), Attempt.of(attempt.cookie(), NOW.plusSeconds(601)));
    assertEquals(Optional.empty(), Attempt.of(attempt.cookie(), NOW.minusSeconds(60)));
  }

  @Test
  void noTwoAreAlike() {
    assertNotEquals(Attempt.begin("/", NOW).state(), Attempt.begin("/", NOW).state());
    Attempt attempt = Attempt.begin("/", NOW);
    assertNotEquals(attempt.state(), attempt.nonce());
    assertNotEquals(attempt.nonce(), attempt.verifier());
  }

  /** RFC 7636, section 4.1: 43 to 128 characters. */
  @Test
  void theProofIsLongEnough() {
    assertEquals(43, Attempt.begin("/", NOW).verifier().length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "..", "a.1.b", "x.1767323045.L", "....", "\u0000.1.1"})
  void whatIsNoneIsNone(String cookie) {
    assertEquals(Optional.empty(), Attempt.of(cookie, NOW));
  }

  @Test
  void aDestinationThatIsNoTextIsNone() {
    String cookie = Attempt.begin("/", NOW).cookie();
    assertEquals(Optional.empty(), Attempt.of(cookie + "!", NOW));
    assertEquals(Optional.empty(), Attempt.of(cookie + "===", NOW));
  }
}
