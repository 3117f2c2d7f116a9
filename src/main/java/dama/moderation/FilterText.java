package dama.moderation;

import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/** A line as filters look at it, each view made when one first asks for it. For one thread. */
final class FilterText {

  /**
   * A line without what a reader looks past.
   *
   * @param plain folded, in the scripts that it is written in
   * @param undisguised with look-alikes as what they look like, too
   */
  record View(String plain, String undisguised, Letters letters) {
    static View of(String text, boolean turkish) {
      String plain = Folding.of(text, turkish);
      String undisguised = Disguise.off(plain);
      return new View(plain, undisguised, Letters.of(plain + undisguised));
    }
  }

  private final String exact;
  private @Nullable View view;
  private @Nullable View turkish;

  FilterText(String text) {
    exact = Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  String exact() {
    return exact;
  }

  View view(boolean inTurkish) {
    View made = inTurkish ? turkish : view;
    if (made == null) {
      made = View.of(exact, inTurkish);
      if (inTurkish) {
        turkish = made;
      } else {
        view = made;
      }
    }
    return made;
  }
}
