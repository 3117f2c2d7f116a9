package dama.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BundleOfWordsTest {

  @ParameterizedTest
  @EnumSource
  void everyLanguageHasAllTheKeys(Language language) {
    Set<String> missing = new TreeSet<>(Bundle.of(Language.EN).entries().keySet());
    missing.removeAll(Bundle.of(language).entries().keySet());
    assertEquals(Set.of(), missing);
  }

  @Test
  void theAddressOfWordsChangesWithThem() {
    assertNotEquals(
        Bundle.of(Language.EN).json().version(), Bundle.of(Language.HR).json().version());
  }

  @Test
  void scriptsAreSparedTheRules() {
    String json = new String(Bundle.of(Language.EN).json().plain(), UTF_8);
    assertTrue(json.contains("\"variant.turkish\""));
    assertFalse(json.contains("\"rules."));
  }

  @Test
  void whatIsServedSmallIsTheSame() throws IOException {
    Packed json = Bundle.of(Language.BN).json();
    byte[] whole = new GZIPInputStream(new ByteArrayInputStream(json.small())).readAllBytes();
    assertEquals(new String(json.plain(), UTF_8), new String(whole, UTF_8));
  }
}
