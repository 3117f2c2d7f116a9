package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.Cookie;
import dama.player.Tokens;
import dama.rules.Variant;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A test in which people visit Dama. Whatever it shows, no browser may have had anything to
 * complain of in the end.
 */
abstract class Journey {
  private final List<Guest> guests = new ArrayList<>();

  @RegisterExtension final AfterTestExecutionCallback camera = this::photographFailure;

  final Guest guest() {
    return guest(Device.DESKTOP);
  }

  final Guest guest(Device device) {
    return guest(Stage.current().base(), device, "en");
  }

  final Guest guest(URI base, Device device, String language) {
    Guest guest = Guest.arrive(base, device, language);
    guests.add(guest);
    return guest;
  }

  /** Whose system shows notices. */
  final Guest guestWithNotices() {
    Stage stage = Stage.current();
    Guest guest = Guest.arrive(stage.wholeBrowser(), stage.base(), Device.DESKTOP, "en");
    guest.context().grantPermissions(List.of("notifications"));
    guests.add(guest);
    return guest;
  }

  /** Whoever may read the chat log. */
  final Guest moderator(Device device) {
    Guest moderator = guest(device);
    Cookie token = new Cookie(Tokens.COOKIE, Stage.MODERATORS_TOKEN);
    moderator.context().addCookies(List.of(token.setUrl(Stage.current().base().toString())));
    moderator.lobby();
    assertThat(moderator.page().locator("#my-name")).hasText(Stage.MODERATOR);
    return moderator;
  }

  /** Lets two people meet by a seek; both are at the table then. */
  final Table seat(Guest white, Guest black, Variant variant) {
    white.lobby().seek(variant, "white");
    black.lobby().take(white.name());
    black.table();
    return white.table();
  }

  /** The same with a clock; see {@link Lobby#seek(Variant, String, String)}. */
  final Table seat(Guest white, Guest black, Variant variant, String time) {
    white.lobby().seek(variant, "white", time);
    black.lobby().take(white.name());
    black.table();
    return white.table();
  }

  @AfterEach
  final void nothingWasWrong() {
    try {
      guests.forEach(Guest::assertNothingIsWrong);
    } finally {
      guests.forEach(Guest::close);
    }
  }

  private void photographFailure(ExtensionContext test) {
    if (test.getExecutionException().isEmpty()) {
      return;
    }
    for (int i = 0; i < guests.size(); i++) {
      String file = "failed-" + test.getRequiredTestMethod().getName() + "-" + i + ".png";
      guests
          .get(i)
          .page()
          .screenshot(
              new ScreenshotOptions()
                  .setPath(Stage.current().pictures().resolve(file))
                  .setFullPage(true));
    }
  }
}
