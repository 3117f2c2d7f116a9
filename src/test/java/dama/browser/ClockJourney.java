package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import dama.rules.Variants;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Time: how it is chosen, how it runs, and how it runs out. */
@Tag("once")
class ClockJourney extends Journey {
  private static final List<Integer> OPENING = List.of(32, 28);
  private static final List<Integer> ANSWER = List.of(19, 23);
  private static final Pattern RUNNING = Pattern.compile("\\bticking\\b");
  private static final Pattern LOW = Pattern.compile("\\blow\\b");

  @Test
  void aTimeIsChosenFromTheGridOrSetFreelyAndIsThereTheNextTime() {
    Guest maker = guest(Device.PHONE);
    Lobby lobby = maker.lobby();
    Locator rated = lobby.find("#play-form input[value=rated]");
    assertThat(rated).isDisabled();
    assertThat(lobby.find("#play-form .why-casual")).not().isEmpty();
    lobby.time("#play-form", "500+0");
    assertThat(lobby.find("#play-form .own-time .fault")).not().isEmpty();
    lobby.find("#seek-button").click();
    assertThat(lobby.find("#outgoing .offer")).hasCount(0);
    lobby.seek(Variants.RUSSIAN, "chance", "7+4");
    assertThat(lobby.find("#outgoing .offer-terms")).containsText("7+4");
    assertThat(lobby.find("#outgoing .offer-terms")).containsText("Casual");
    maker.assertFits();
    Lobby again = maker.lobby();
    assertThat(again.find("#play-form input[value=own]")).isChecked();
    assertThat(again.find("#play-form .time-minutes")).hasValue("7");
    Guest other = guest();
    assertThat(other.lobby().seekOf(maker.name())).containsText("7+4");
  }

  @Test
  void aTimeIsChosenByKeysAlone() {
    Guest maker = guest();
    Lobby lobby = maker.lobby();
    lobby.find("#play-form input[name=time]:checked").focus();
    for (int i = 0; i < 4; i++) {
      maker.page().keyboard().press("ArrowRight");
    }
    assertThat(lobby.find("#play-form input[value='300+3']")).isChecked();
    maker.page().keyboard().press("Enter");
    assertThat(lobby.find("#outgoing .offer-terms")).containsText("5+3");
  }

  @Test
  void theClocksRunFromTheSecondMoveAndTheServerEndsTheGameWhenOneHasRunOut() {
    Guest white = guest();
    Guest black = guest(Device.PHONE);
    Table hers = seat(white, black, Variants.INTERNATIONAL, "0.25+0");
    Table his = black.table();
    assertThat(hers.find("#clock-bottom")).hasText("0:15");
    assertThat(hers.find("#first-move")).isVisible();
    assertThat(his.find("#first-move")).containsText(white.name());
    hers.move(OPENING);
    assertThat(his.find("#status")).hasText("Your move");
    his.move(ANSWER);
    assertThat(hers.find("#first-move")).isHidden();
    assertThat(hers.find("#clock-bottom")).hasClass(RUNNING);
    assertThat(his.find("#clock-top")).hasClass(RUNNING);
    assertThat(his.find("#clock-bottom")).hasText("0:15");
    assertThat(hers.find("#clock-bottom")).hasClass(LOW);
    Pattern tenths = Pattern.compile("^0:0\\d\\.\\d$");
    assertThat(hers.find("#clock-bottom")).hasText(tenths);
    hers.find("#say-clocks").focus();
    white.page().keyboard().press("Enter");
    assertThat(hers.find("#announcer")).containsText("White has");
    for (Table table : List.of(hers, his)) {
      assertThat(table.find("#result")).isVisible(new IsVisibleOptions().setTimeout(40_000));
      assertThat(table.find("#result-why")).hasText("Black wins: White ran out of time.");
    }
    assertThat(hers.find("#clock-bottom")).hasText("0:00.0");
  }

  @Test
  void onAnArabicPageTheClocksStandAndRunAsEverywhere() {
    Guest white = guest(Stage.current().base(), Device.PHONE, "ar");
    Guest black = guest();
    Table hers = seat(white, black, Variants.INTERNATIONAL, "300+3");
    hers.move(OPENING);
    assertThat(black.table().find("#status")).hasText("Your move");
    black.table().move(ANSWER);
    Locator clock = hers.find("#clock-bottom");
    assertThat(clock).hasClass(RUNNING);
    assertThat(clock).hasText(Pattern.compile("^[45]:\\d\\d$"));
    assertThat(hers.find("#terms")).containsText("5+3");
    hers.find("#settings summary").tap();
    assertThat(hers.find("#confirm-moves")).isVisible();
    white.assertFits();
  }
}
