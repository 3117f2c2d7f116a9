package dama.page;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where somebody goes when they are signed in: to a page of ours, whatever the link says. */
final class Destination {

  static final String LOBBY = "/";

  private static final int LONGEST = 1_000;

  private Destination() {}

  /**
   * @param to below the application
   */
  static String of(@Nullable String to) {
    if (to == null || to.length() > LONGEST || !to.chars().allMatch(Destination::isPlain)) {
      return LOBBY;
    }
    String path = to.replaceFirst("[?#].*$", "");
    boolean ours =
        Arrays.stream(Address.Target.values()).anyMatch(each -> each.match(path).isPresent());
    return ours && !path.startsWith("/sign-") ? to : LOBBY;
  }

  private static boolean isPlain(int unit) {
    return unit > ' ' && unit < 0x7F && unit != '\\' && unit != '"' && unit != '<' && unit != '>';
  }
}
