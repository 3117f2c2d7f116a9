package dama.player;

import java.text.Normalizer;
import java.util.Locale;

/** Text as searching compares it: without case, in one normal form, in any script. */
public final class Folded {

  private Folded() {}

  /** Done here and not by the database, whose {@code lower} depends on how it was installed. */
  public static String of(String text) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    // Upwards first, which unites final sigma, sharp s and dotless i with their kin.
    String folded = composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(folded, Normalizer.Form.NFC);
  }

  /** A pattern for {@code like ... escape '!'} that takes a text literally. */
  public static String literal(String text) {
    return of(Storable.of(text)).replace("!", "!!").replace("%", "!%").replace("_", "!_");
  }
}
