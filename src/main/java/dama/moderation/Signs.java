package dama.moderation;

import dama.chat.LineFlag;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;

/** What is seen in a line without any word of an owner's. */
final class Signs {

  private static final Duration FLOOD_TIME = Duration.ofMinutes(1);
  private static final int FLOOD_LINES = 12;

  private static final Duration REPEAT_TIME = Duration.ofMinutes(5);

  /** A greeting is said to many; what is longer is not said twice by chance. */
  private static final int SHORT = 8;

  private static final int SHORT_REPEATS = 4;
  private static final int REPEATS = 2;

  private static final int SHOUT = 12;

  /**
   * What a browser takes for the dot in a name of the web, and what a reader does; folding leaves
   * these of them.
   */
  private static final String DOT =
      "[.\u3002\u00B7\u2022\u2027\u2219\u22C5\u30FB\u06D4\u0701\u0702\uA4F8\uA60E]";

  /** Scheme, or www, or a name that ends as those of the web do. */
  private static final Pattern LINK =
      Pattern.compile(
          "https?:/|\\bwww"
              + DOT
              + "|[\\p{L}\\p{M}\\p{N}-]"
              + DOT
              + "(?:com|net|org|info|biz|io|me|tv|gg|ly|ru|xyz|top|"
              + "site|online|club|shop|store|app|dev|co|link|live|vip|hr|mk|rs|tr|bd|de|uk|in)"
              + "(?:[/:?#]|\\b(?!\\p{L}))");

  private Signs() {}

  /**
   * @param voice of its author, this line included
   * @param folded by {@link Folding}
   */
  static Set<LineFlag> of(String text, String folded, Voice voice, Instant now) {
    EnumSet<LineFlag> flags = EnumSet.noneOf(LineFlag.class);
    if (voice.since(now.minus(FLOOD_TIME)) >= FLOOD_LINES) {
      flags.add(LineFlag.FLOOD);
    }
    boolean brief = folded.codePointCount(0, folded.length()) < SHORT;
    if (voice.alikeSince(folded, now.minus(REPEAT_TIME)) >= (brief ? SHORT_REPEATS : REPEATS)) {
      flags.add(LineFlag.REPEAT);
    }
    if (isShouted(text)) {
      flags.add(LineFlag.CAPITALS);
    }
    return flags;
  }

  /** Four letters in five are capitals, in a script that has them. */
  static boolean isShouted(String text) {
    long capitals = text.codePoints().filter(Character::isUpperCase).count();
    long small = text.codePoints().filter(Character::isLowerCase).count();
    return capitals + small >= SHOUT && capitals >= 4 * small;
  }

  static boolean hasLink(String folded) {
    return LINK.matcher(folded).find();
  }
}
