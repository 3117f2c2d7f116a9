package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static java.time.Duration.ofSeconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dama.rules.Variant;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes, the readers answer: with games, with faults, or with their own exception. */
class ReaderFuzzTest {
  private static final String SIGNS = "[]{}()\"\\;%$!?*./-x:0123456789abcdefgh \n\r\tKWB,";

  private static int count(byte[] bytes, Variant variant) {
    PdnReader reader = new PdnReader(new ByteArrayInputStream(bytes));
    int count = 0;
    while (reader.hasNext()) {
      PdnScore score = reader.next();
      count++;
      assertEquals(count, score.number());
      score.replay(variant);
      score.result();
    }
    return count;
  }

  @Test
  void anyBytesAreRead() {
    Random random = new Random(1);
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[random.nextInt(3_000)];
      random.nextBytes(bytes);
      count(bytes, INTERNATIONAL);
    }
  }

  @Test
  void anySignsOfPdnAreRead() {
    Random random = new Random(2);
    for (int i = 0; i < 2_000; i++) {
      count(signs(random, random.nextInt(400)).getBytes(StandardCharsets.UTF_8), RUSSIAN);
    }
  }

  @Test
  void spoiltGamesAreRead() {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      Variant variant = random.nextBoolean() ? INTERNATIONAL : RUSSIAN;
      String text = PdnWriter.write(RandomGames.playOn(variant, random, 40)).repeat(2);
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      for (int spoilt = random.nextInt(12); spoilt >= 0; spoilt--) {
        bytes[random.nextInt(bytes.length)] = (byte) SIGNS.charAt(random.nextInt(SIGNS.length()));
      }
      count(bytes, variant);
    }
  }

  @Test
  void aPositionIsReadOrRefused() {
    Random random = new Random(6);
    for (int i = 0; i < 20_000; i++) {
      String fen = (random.nextBoolean() ? "W:W" : "") + signs(random, random.nextInt(30));
      try {
        Fen.write(Fen.read(fen, random.nextBoolean() ? INTERNATIONAL : RUSSIAN));
      } catch (NotationException refused) {
        assertEquals(true, refused.column() > 0 && refused.column() <= fen.length() + 1, fen);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[", "[a \"", "[Event \"a\"]", "{", "{\n[a ", "(", "(!", ")", "1", "1.", "1-", "1 - ", "a1",
        "/", "/FEN \"", "\\", "\"", "*", "$1", "x", "- ", "1-0 ", "1. 1-0 ", "32-28 ", "1/2", "\n",
        "\r", "\u00a0", "[FEN \"W:W1-50:B\"] 1-0 ", "W:", "%"
      })
  void repetitionIsReadInLinearTime(String part) {
    byte[] bytes = part.repeat(2_000_000 / part.length()).getBytes(StandardCharsets.UTF_8);
    assertTimeoutPreemptively(ofSeconds(20), () -> count(bytes, INTERNATIONAL));
  }

  @Test
  void aLongPositionIsRefusedInLinearTime() {
    for (String part : List.of("1,", ":", "K", "1-", " ", "W:")) {
      String fen = "W:W" + part.repeat(1_000_000);
      assertTimeoutPreemptively(
          ofSeconds(10),
          () -> {
            try {
              Fen.read(fen, INTERNATIONAL);
            } catch (NotationException refused) {
              assertEquals(true, refused.column() > 0);
            }
          });
    }
  }

  private static String signs(Random random, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
    }
    return text.toString();
  }
}
