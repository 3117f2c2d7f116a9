package dama.browser;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Cookie;
import dama.page.Language;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Looks at pages in every language: none is wider than its window, and axe-core finds nothing. On a
 * desktop or a phone, in light or dark, by turns, so that each page is seen in all four; but where
 * {@code -Dpictures=true} asks for pictures, three languages are seen in each of them.
 *
 * @param desktop whoever sees the pages there
 * @param phone whoever sees them there; often the same person's other device
 */
record Album(Guest desktop, Guest phone) {
  /** One from left to right, one from right to left, and one in high letters. */
  private static final List<Language> PICTURED = List.of(Language.EN, Language.AR, Language.BN);

  /** A way to look at a page. */
  private record Look(Guest guest, ColorScheme scheme) {
    void with(ColorScheme other) {
      guest.page().emulateMedia(new EmulateMediaOptions().setColorScheme(other));
    }

    String name() {
      String device = guest.device().name().toLowerCase(Locale.ROOT);
      return device + "-" + scheme.name().toLowerCase(Locale.ROOT);
    }
  }

  void show(String path, String name) {
    show(name, guest -> guest.open(path));
  }

  /** While the other one is nowhere. */
  void showAlone(String path, String name) {
    show(
        name,
        guest -> {
          (guest == desktop ? phone : desktop).page().navigate("about:blank");
          guest.open(path);
        });
  }

  /** A page that is in touch with nobody. */
  void showStill(String path, String name) {
    show(name, guest -> guest.page().navigate(guest.at(path)));
  }

  private void show(String name, Consumer<Guest> open) {
    int turn = Math.floorMod(name.hashCode(), 4);
    for (Language language : Language.values()) {
      List<Look> looks =
          Boolean.getBoolean("pictures") && PICTURED.contains(language)
              ? looks().toList()
              : List.of(looks().toList().get(turn++ % 4));
      looks.forEach(look -> take(look, language, name, open));
    }
    Stream.of(desktop, phone).forEach(guest -> speak(guest, Language.EN));
  }

  private Stream<Look> looks() {
    return Stream.of(ColorScheme.LIGHT, ColorScheme.DARK)
        .flatMap(scheme -> Stream.of(new Look(desktop, scheme), new Look(phone, scheme)));
  }

  private static void take(Look look, Language language, String name, Consumer<Guest> open) {
    Guest guest = look.guest();
    speak(guest, language);
    look.with(look.scheme());
    open.accept(guest);
    guest.photograph(name + "-" + language.getTag() + "-" + look.name());
    guest.assertFits();
    Axe.assertFindsNothing(guest.page());
    look.with(ColorScheme.LIGHT);
  }

  private static void speak(Guest guest, Language language) {
    Cookie cookie = new Cookie("dama-lang", language.getTag());
    guest.context().addCookies(List.of(cookie.setUrl(guest.at(""))));
  }
}
