package dama.setting;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What an owner can set, what it is until they do, and what it can be. */
public enum Setting {
  /** Lines older than so many days are taken away; 0: never. */
  CHAT_DAYS("chat-days", 365, 0, 3_650),
  /** Hashes of addresses older than so many days are taken away; 0: never. */
  ADDRESS_DAYS("address-days", 90, 0, 3_650),
  /** Seconds that everybody waits between two lines; 0: no more than the usual pace. */
  SLOW_MODE_SECONDS("slow-mode-seconds", 0, 0, 600),
  /** Seconds that those who watch a game see it later than its players; 0: at once. */
  WATCH_DELAY_SECONDS("watch-delay-seconds", 0, 0, 3_600),
  /** How long somebody counts as a newcomer; 0: nobody does. */
  NEWCOMER_MINUTES("newcomer-minutes", 60, 0, 10_080),
  /** Seconds that a newcomer waits between two lines; most who are here are visitors, so none. */
  NEWCOMER_SLOW_SECONDS("newcomer-slow-seconds", 0, 0, 600),
  /** What becomes of a newcomer's line that holds a link: one of {@link #choices}. */
  NEWCOMER_LINKS("newcomer-links", List.of("flag", "show", "hold", "refuse"));

  private final String key;
  private final String unset;
  private final int lowest;
  private final int highest;
  private final List<String> choices;

  Setting(String key, int unset, int lowest, int highest) {
    this.key = key;
    this.unset = Integer.toString(unset);
    this.lowest = lowest;
    this.highest = highest;
    this.choices = List.of();
  }

  /** The first of the choices is what it is until it is set. */
  Setting(String key, List<String> choices) {
    this.key = key;
    this.unset = choices.get(0);
    this.lowest = 0;
    this.highest = 0;
    this.choices = choices;
  }

  public static Optional<Setting> byKey(String key) {
    return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
  }

  /** As it is called in its row, and in the form of the owner's page. */
  public String key() {
    return key;
  }

  /** What it is until an owner sets it. */
  public String unset() {
    return unset;
  }

  public int lowest() {
    return lowest;
  }

  public int highest() {
    return highest;
  }

  /** Empty for a number. */
  public List<String> choices() {
    return choices;
  }

  public boolean isNumber() {
    return choices.isEmpty();
  }

  /** What was typed, as it would be kept; empty if it cannot be set to that. */
  public Optional<String> judge(String typed) {
    if (!isNumber()) {
      return Optional.of(typed).filter(choices::contains);
    }
    // Digits of other scripts are as good, and nothing longer can be within the bounds.
    if (!typed.matches("\\p{Nd}{1,6}")) {
      return Optional.empty();
    }
    int number = Integer.parseInt(typed);
    return number < lowest || number > highest
        ? Optional.empty()
        : Optional.of(Integer.toString(number));
  }
}
