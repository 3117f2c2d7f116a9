package dama.server;

import java.util.Map;
import java.util.Set;

/**
 * Whom to make the owner of a site that has none.
 *
 * @param name empty for nobody: then a link in the log does it
 */
public record FirstOwner(String name, String password) {

  public static final FirstOwner NOBODY = new FirstOwner("", "");

  private static final String NAME = "DAMA_OWNER";
  private static final String PASSWORD = "DAMA_OWNER_PASSWORD";

  static final Set<String> KNOWN = Set.of(NAME, PASSWORD);

  static FirstOwner of(Map<String, String> given) {
    if (given.containsKey(NAME) != given.containsKey(PASSWORD)) {
      throw new ConfigurationException(NAME + " and " + PASSWORD + " are of use together alone");
    }
    return new FirstOwner(given.getOrDefault(NAME, ""), given.getOrDefault(PASSWORD, ""));
  }

  public boolean isNamed() {
    return !name.isEmpty();
  }

  /** Without the password, wherever it is written. */
  @Override
  public String toString() {
    return "FirstOwner[" + name + "]";
  }
}
