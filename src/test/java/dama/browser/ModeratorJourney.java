package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dama.game.Game;
import dama.rules.Variants;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("once")
class ModeratorJourney extends Journey {

  @Test
  void theChatLogIsForModeratorsAlone() {
    Guest visitor = guest();
    visitor.lobby();
    visitor.page().navigate(visitor.at("chat-log"));
    assertThat(visitor.page()).hasURL(Pattern.compile("/sign-in\\?to="));
  }

  @Test
  void aModeratorFindsWhatWasSaidByRoomNameTextAndDate() {
    Guest white = guest();
    Guest black = guest();
    Table table = seat(white, black, Variants.INTERNATIONAL);
    String code = table.game();
    Game game = Game.start(Variants.INTERNATIONAL);
    table.board().play(game.legalMoves().get(0), Device.DESKTOP);
    black.table().assertPlies(1);
    black.chat().say("In the game <i>one</i>");
    assertThat(white.chat().lines()).hasCount(1);
    white.lobby();
    white.chat().say("In the lobby");
    assertThat(white.chat().unsent()).hasCount(0);

    Page log = moderator(Device.DESKTOP).open("moderation/lines").page();
    Locator rows = log.locator(".lines tbody tr");
    assertThat(rows.first()).containsText("In the lobby");
    search(log, "person", black.name());
    assertThat(rows).hasCount(1);
    assertThat(rows.locator(".said")).hasText("In the game <i>one</i>");
    search(log, "text", "NOT SAID");
    assertThat(log.locator(".empty")).hasText("No lines match.");
    clear(log);
    search(log, "text", "in the GAME");
    assertThat(rows).hasCount(1);
    clear(log);
    search(log, "room", code);
    assertThat(rows).hasCount(1);
    search(log, "from", LocalDate.now(ZoneOffset.UTC).plusDays(2).toString());
    assertThat(rows).hasCount(0);
    search(log, "from", LocalDate.now(ZoneOffset.UTC).minusDays(1).toString());
    assertThat(rows).hasCount(1);
    rows.locator(".line-time a").click();
    assertThat(log).hasURL(Pattern.compile("/moderation/lines/\\d+$"));
    assertThat(log.locator("tr.current .said")).hasText("In the game <i>one</i>");
    assertThat(log.locator("#line-ply")).containsText("1");
    assertThat(log.locator("#board .piece").first()).isVisible();
  }

  private static void clear(Page log) {
    log.locator(".line-filter a.button").click();
    log.waitForURL(address -> address.endsWith("/moderation/lines"));
  }

  private static void search(Page log, String field, String value) {
    log.locator(".line-filter [name=" + field + "]").fill(value);
    log.locator(".line-filter button").click();
    String asked = field + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
    log.waitForURL(address -> address.contains(asked));
    assertThat(log.locator(".line-filter [name=" + field + "]")).hasValue(value);
  }
}
