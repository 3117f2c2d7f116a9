package dama.player;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a browser says of itself, in the two words by which its owner knows it. No more is kept: the
 * whole of it could tell people apart.
 */
public final class Agents {

  /** In this order: most of them call themselves by the names of the others, too. */
  private static final Map<String, String> BROWSERS =
      ordered(
          "Edg", "Edge",
          "OPR/", "Opera",
          "SamsungBrowser/", "Samsung Internet",
          "Firefox/", "Firefox",
          "FxiOS/", "Firefox",
          "CriOS/", "Chrome",
          "Chrome/", "Chrome",
          "Safari/", "Safari");

  private static final Map<String, String> SYSTEMS =
      ordered(
          "Android", "Android",
          "iPhone", "iPhone",
          "iPad", "iPad",
          "Windows", "Windows",
          "Mac OS X", "macOS",
          "CrOS", "ChromeOS",
          "Linux", "Linux");

  private Agents() {}

  /** As {@code Firefox, Linux}; empty if nothing of it is known. */
  public static String of(@Nullable String userAgent) {
    if (userAgent == null) {
      return "";
    }
    String browser = first(BROWSERS, userAgent);
    String system = first(SYSTEMS, userAgent);
    return browser + (browser.isEmpty() || system.isEmpty() ? "" : ", ") + system;
  }

  private static String first(Map<String, String> signs, String userAgent) {
    return signs.entrySet().stream()
        .filter(sign -> userAgent.contains(sign.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  private static Map<String, String> ordered(String... pairs) {
    Map<String, String> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put(pairs[i], pairs[i + 1]);
    }
    return map;
  }
}
