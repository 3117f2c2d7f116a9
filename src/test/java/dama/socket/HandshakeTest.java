package dama.socket;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.player.Tokens;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HandshakeTest {

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "-, localhost:8080, false",
        "http://localhost:8080, localhost:8080, false",
        "https://dama.example, dama.example, false",
        "https://dama.example, dama.example:443, false",
        "https://DAMA.example, dama.example, false",
        "https://evil.example, dama.example, true",
        "https://dama.example.evil.example, dama.example, true",
        "http://localhost:9090, localhost:8080, true",
        "null, localhost:8080, true",
        "not an address, localhost:8080, true",
        "https://dama.example, -, true"
      })
  void onlyAPageOfOurOwnMayConnect(String origin, String host, boolean foreign) {
    assertEquals(foreign, Handshake.isForeign(origin, host));
  }

  @Test
  void theVisitorsTokenIsFoundAmongOtherCookies() {
    String token = Tokens.newToken();
    assertEquals(Optional.of(token), Handshake.cookie("a=b; dama=" + token + "; dama-lang=hr"));
  }

  @Test
  void whatIsNoTokenOfOursIsNone() {
    assertEquals(Optional.empty(), Handshake.cookie("dama=short; xdama=" + Tokens.newToken()));
  }
}
