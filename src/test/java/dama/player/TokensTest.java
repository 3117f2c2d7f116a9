package dama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TokensTest {

  @Test
  void tokensAre256BitsThatNoCookieNeedsToQuote() {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      String token = Tokens.newToken();
      assertTrue(token.matches("[A-Za-z0-9_-]{43}"), token);
      assertTrue(Tokens.isToken(token));
      assertTrue(seen.add(token));
    }
  }

  @Test
  void theHashIsSha256InHexadecimal() {
    assertEquals(
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", Tokens.hash("abc"));
  }

  @Test
  void whatWeDidNotMakeIsNoToken() {
    assertFalse(Tokens.isToken(""));
    assertFalse(Tokens.isToken("a".repeat(42)));
    assertFalse(Tokens.isToken("a".repeat(44)));
    assertFalse(Tokens.isToken("a".repeat(42) + "="));
    assertFalse(Tokens.isToken("a".repeat(42) + "é"));
  }
}
