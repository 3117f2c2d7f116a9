package dama.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import dama.rules.Variant;

/** The lobby, as a visitor uses it. */
record Lobby(Guest guest) {

  void seek(Variant variant, String side) {
    wish("#play-form", variant, side);
    find("#seek-button").click();
    assertThat(find("#outgoing .offer")).isVisible();
  }

  /** The same with a clock: one of the usual ones, or {@code minutes+seconds} set freely. */
  void seek(Variant variant, String side, String time) {
    time("#play-form", time);
    seek(variant, side);
  }

  /** Chooses a time in one of the forms. */
  void time(String form, String time) {
    Locator usual = find(form + " input[name=time][value='" + time + "']");
    if (usual.count() > 0) {
      usual.check();
      return;
    }
    String[] parts = time.split("[+]", -1);
    find(form + " input[name=time][value=own]").check();
    find(form + " .time-minutes").fill(parts[0]);
    find(form + " .time-seconds").fill(parts[1]);
  }

  /** Takes the seek of somebody. */
  void take(String name) {
    rowOf("#seeks", name).getByRole(com.microsoft.playwright.options.AriaRole.BUTTON).click();
  }

  /** Challenges somebody by typing their name. */
  void challenge(String name, Variant variant, String side) {
    find("#challenge-button").click();
    find("#challenge-name").fill(name);
    wish("#challenge-form", variant, side);
    find("#challenge-send").click();
  }

  /** The link of a new invitation. */
  String invite(Variant variant, String side) {
    wish("#play-form", variant, side);
    find("#invite-button").click();
    return find("#outgoing .link-field").inputValue();
  }

  Locator seekOf(String name) {
    return rowOf("#seeks", name);
  }

  Locator gameOf(String name) {
    return rowOf("#games", name);
  }

  Locator person(String name) {
    return rowOf("#people", name);
  }

  private Locator rowOf(String list, String name) {
    return find(list + " > li").filter(new FilterOptions().setHasText(name));
  }

  private void wish(String form, Variant variant, String side) {
    choose(form, variant);
    find(form + " input[name=side][value=" + side + "]").check();
  }

  /** Chooses a kind, where it is not at first sight behind one more click. */
  void choose(String form, Variant variant) {
    Locator kind = find(form + " input[name=variant][value=" + variant.id() + "]");
    if (!kind.isVisible()) {
      find(form + " .more-kinds > summary").click();
    }
    kind.check();
  }

  Locator find(String selector) {
    return guest.page().locator(selector);
  }
}
