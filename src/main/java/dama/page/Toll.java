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
  private static final String FREE = "/(static|words|manifest)/.*|/health/live";

  /** By the names of addresses and their methods, where it is neither a page nor an act. */
  static final Map<String, Integer> DEAR =
      Map.ofEntries(
          Map.entry("PDN GET", 2),
          Map.entry("CARD GET", 5),
          Map.entry("KIND_CARD GET", 5),
          Map.entry("PROFILE GET", 3),
          Map.entry("HISTORY GET", 3),
          Map.entry("HISTORY_FILE GET", 40),
          Map.entry("BEST GET", 2),
          Map.entry("MY_GAMES GET", 40),
          Map.entry("IMPORT POST", 20),
          Map.entry("SIGN_IN_OIDC GET", 5),
          Map.entry("SIGN_IN_OIDC_BACK GET", 10),
          Map.entry("ACCOUNT_DATA POST", 60),
          Map.entry("PEOPLE GET", 5),
          Map.entry("PERSON GET", 5),
          Map.entry("LINES GET", 5),
          Map.entry("LINE GET", 3),
          Map.entry("EXPORT GET", 60),
          Map.entry("FILTERS POST", 20),
          Map.entry("AUDIT GET", 5),
          Map.entry("AUDIT_EXPORT GET", 60),
          Map.entry("PUSH POST", 20),
          Map.entry("OWNER GET", 5),
          Map.entry("OWNER_CLEAR POST", 60));

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
