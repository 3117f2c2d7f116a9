package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PdnCharsetTest {
  @ParameterizedTest
  @CsvSource({
    "windows-1251, \u0411\u043e\u0440\u0438\u0441 \u0429.",
    "windows-1252, Andr\u00e9 M\u00fcller",
    "UTF-8, \u0411\u043e\u0440\u0438\u0441 \u2192 Andr\u00e9"
  })
  void namesAreReadInTheirOwnEncoding(String charset, String name) {
    byte[] bytes = ("[White \"" + name + "\"]\n1. 32-28 *").getBytes(Charset.forName(charset));
    assertEquals(name, new PdnReader(new ByteArrayInputStream(bytes)).next().tags().get("White"));
  }

  @Test
  void eachGameOfAFileHasItsOwnEncoding() {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes("[White \"\u0410\u043d\u043d\u0430\"]\n*\n".getBytes(StandardCharsets.UTF_8));
    file.writeBytes(
        "[White \"\u0410\u043d\u043d\u0430\"]\n*\n".getBytes(Charset.forName("windows-1251")));
    PdnReader games = new PdnReader(new ByteArrayInputStream(file.toByteArray()));
    assertEquals("\u0410\u043d\u043d\u0430", games.next().tags().get("White"));
    assertEquals("\u0410\u043d\u043d\u0430", games.next().tags().get("White"));
  }
}
