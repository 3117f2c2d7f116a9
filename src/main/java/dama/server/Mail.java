package dama.server;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The server of mail that takes our letters.
 *
 * @param host empty for none: then no letter is ever written
 * @param user empty where anybody may send
 * @param from the address that they come from
 */
public record Mail(String host, int port, String user, String password, String from, Tls tls) {

  public static final Mail NONE = new Mail("", 0, "", "", "", Tls.STARTTLS);

  private static final String HOST = "DAMA_MAIL_HOST";
  private static final String PORT = "DAMA_MAIL_PORT";
  private static final String USER = "DAMA_MAIL_USER";
  private static final String PASSWORD = "DAMA_MAIL_PASSWORD";
  private static final String FROM = "DAMA_MAIL_FROM";
  private static final String TLS = "DAMA_MAIL_TLS";

  static final Set<String> KNOWN = Set.of(HOST, PORT, USER, PASSWORD, FROM, TLS);

  /** How the way to the server is kept from others. */
  public enum Tls {
    /** Not at all: for a server on the same host. */
    NONE(25),
    /** From the first byte on. */
    IMPLICIT(465),
    /** Asked for, and insisted on. */
    STARTTLS(587);

    private final int port;

    Tls(int port) {
      this.port = port;
    }
  }

  public boolean isConfigured() {
    return !host.isEmpty();
  }

  /**
   * @param addressed whether the configuration says where visitors reach this site: what a request
   *     says of it is not to be trusted in a letter
   */
  static Mail of(Map<String, String> given, boolean addressed) {
    if (!given.containsKey(HOST)) {
      KNOWN.stream()
          .filter(given::containsKey)
          .findFirst()
          .ifPresent(name -> refuse(name + " is of no use without " + HOST));
      return NONE;
    }
    if (!addressed) {
      refuse(HOST + " needs " + Configuration.ADDRESS + ", for the links in letters");
    }
    Tls tls = tls(given.getOrDefault(TLS, "starttls"));
    String from = given.getOrDefault(FROM, "");
    if (!from.matches("[^\\s@<>\"]+@[^\\s@<>\"]+")) {
      refuse(FROM + " must be an address of mail");
    }
    return new Mail(
        given.getOrDefault(HOST, ""),
        port(given.getOrDefault(PORT, Integer.toString(tls.port))),
        given.getOrDefault(USER, ""),
        given.getOrDefault(PASSWORD, ""),
        from,
        tls);
  }

  private static Tls tls(String written) {
    for (Tls each : Tls.values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(written)) {
        return each;
      }
    }
    throw new ConfigurationException(TLS + " must be none, starttls or implicit");
  }

  private static int port(String written) {
    int port = written.matches("\\d{1,5}") ? Integer.parseInt(written) : 0;
    if (port < 1 || port > 65_535) {
      refuse(PORT + " must be a port");
    }
    return port;
  }

  private static void refuse(String why) {
    throw new ConfigurationException(why);
  }

  /** Without the password, wherever it is written. */
  @Override
  public String toString() {
    return "Mail[" + host + ":" + port + "]";
  }
}
