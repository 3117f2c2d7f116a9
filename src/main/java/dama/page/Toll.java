package dama.page;

import java.util.Map;
import java.util.Optional;

/**
 * What an answer costs, in pages: what asks the database for much costs more, and what changes
 * something more than what only shows it.
 */
final class Toll {
  private static final int A_PAGE = 1;
  private static final int AN_ACT = 4;

  /** Scripts, styles and words are held in memory. */
  private static final String FREE = "/(static|words)/.*|/health/live";

  /** By the names of addresses and their methods, where it is neither a page nor an act. */
  private static final Map<String, Integer> DEAR =
      Map.of(
          "PDN GET", 2,
          "MY_GAMES GET", 40,
          "IMPORT POST", 20,
          "LINES GET", 5,
          "LINE GET", 2,
          "EXPORT GET", 40,
          "ACCOUNT_DATA POST", 60,
          "OWNER GET", 10);

  private Toll() {}

  static int of(String path, Optional<Address> address, String method) {
    if (address.isEmpty()) {
      return path.matches(FREE) ? 0 : A_PAGE;
    }
    String asked = method.equals("HEAD") ? "GET" : method;
    int usual = asked.equals("POST") ? AN_ACT : A_PAGE;
    return DEAR.getOrDefault(address.get().target().name() + " " + asked, usual);
  }
}
