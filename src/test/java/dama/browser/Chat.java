package dama.browser;

import com.microsoft.playwright.Locator;

/** The chat of the room whose page is open. */
record Chat(Guest guest) {

  void say(String text) {
    field().fill(text);
    field().press("Enter");
  }

  Locator field() {
    return guest.page().locator("#chat-text");
  }

  /** What has been said, as it stands on the page, oldest first. */
  Locator lines() {
    return guest.page().locator("#chat-lines .line p");
  }

  Locator unsent() {
    return guest.page().locator("#chat-lines .line.unsent");
  }

  Locator fault() {
    return guest.page().locator("#chat-fault");
  }
}
