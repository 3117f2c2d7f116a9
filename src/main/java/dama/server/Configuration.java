package dama.server;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the owner of a site can set: each value is a system property ({@code dama.db.url}), else an
 * environment variable ({@code DAMA_DB_URL}), else a default.
 *
 * @param address where visitors reach this server; said in the log once it answers, empty for none
 * @param trustedProxies addresses and ranges of the proxies whose {@code X-Forwarded-For} is
 *     believed
 * @param elsewhere what ties Dama to the rest of a site
 * @param firstOwner whom to make the owner of a site that has none
 * @param mail by which server letters go out
 * @param pushOrigins services of Web Push that are used though they are not on the internet
 * @param metricsFrom addresses and ranges that may read {@code /metrics}; nobody else sees it
 */
public record Configuration(
    String address,
    String dbUrl,
    String dbUser,
    String dbPassword,
    List<String> trustedProxies,
    Elsewhere elsewhere,
    FirstOwner firstOwner,
    Mail mail,
    List<String> pushOrigins,
    List<String> metricsFrom) {

  private static final Log LOG = Log.of(Configuration.class);

  static final String ADDRESS = "DAMA_ADDRESS";
  static final String DB_URL = "DAMA_DB_URL";
  static final String DB_USER = "DAMA_DB_USER";
  static final String DB_PASSWORD = "DAMA_DB_PASSWORD";
  static final String TRUSTED_PROXIES = "DAMA_TRUSTED_PROXIES";
  static final String PUSH_ORIGINS = "DAMA_PUSH_ORIGINS";
  static final String METRICS_FROM = "DAMA_METRICS_FROM";

  private static final String PREFIX = "DAMA_";
  private static final Set<String> KNOWN =
      Stream.of(
              Set.of(ADDRESS, DB_URL, DB_USER, DB_PASSWORD),
              Set.of(TRUSTED_PROXIES, PUSH_ORIGINS, METRICS_FROM),
              Elsewhere.KNOWN,
              FirstOwner.KNOWN,
              Mail.KNOWN)
          .flatMap(Set::stream)
          .collect(Collectors.toUnmodifiableSet());
  private static final Pattern EMBEDDED = Pattern.compile("jdbc:h2:(?:file:)?([^;]+).*");
  private static final Pattern NO_FILE = Pattern.compile("(?:mem|tcp|ssl|zip|nio.*):.*");
  private static final List<String> DATABASES = List.of("jdbc:h2:", "jdbc:postgresql:");

  public Configuration {
    trustedProxies = List.copyOf(trustedProxies);
    pushOrigins = List.copyOf(pushOrigins);
    metricsFrom = List.copyOf(metricsFrom);
  }

  /**
   * The configuration of this process.
   *
   * @throws ConfigurationException if a name is unknown or a value malformed
   */
  public static Configuration current() {
    Map<String, String> properties = new HashMap<>();
    for (String name : System.getProperties().stringPropertyNames()) {
      properties.put(name, System.getProperty(name, ""));
    }
    try {
      return of(properties, System.getenv());
    } catch (ConfigurationException e) {
      LOG.severe("Dama does not start: " + e.getMessage());
      throw e;
    }
  }

  /** Nothing but a database, for what needs no more. */
  public static Configuration ofDatabase(String url, String user, String password) {
    return new Configuration(
        "",
        url,
        user,
        password,
        List.of(),
        Elsewhere.NOWHERE,
        FirstOwner.NOBODY,
        Mail.NONE,
        List.of(),
        List.of());
  }

  /** The file of the embedded database, without its endings; empty if the database is no file. */
  public Optional<Path> embeddedFile() {
    Matcher file = EMBEDDED.matcher(dbUrl);
    if (!file.matches() || NO_FILE.matcher(file.group(1)).matches()) {
      return Optional.empty();
    }
    String home = Matcher.quoteReplacement(System.getProperty("user.home", ""));
    return Optional.of(Path.of(file.group(1).replaceFirst("^~", home)));
  }

  static Configuration of(Map<String, String> properties, Map<String, String> environment) {
    Map<String, String> given = new TreeMap<>();
    environment.forEach((name, value) -> put(given, name, name, value));
    properties.forEach((name, value) -> put(given, variableOf(name), name, value));
    if (given.containsKey(DB_PASSWORD) && !given.containsKey(DB_USER)) {
      throw new ConfigurationException(DB_PASSWORD + " is of no use without " + DB_USER);
    }
    return new Configuration(
        address(given),
        databaseUrl(given, properties.getOrDefault("jboss.server.data.dir", "./data")),
        given.getOrDefault(DB_USER, ""),
        given.getOrDefault(DB_PASSWORD, ""),
        ranges(TRUSTED_PROXIES, given),
        Elsewhere.of(given),
        FirstOwner.of(given),
        Mail.of(given, given.containsKey(ADDRESS)),
        Elsewhere.origins(PUSH_ORIGINS, given),
        ranges(METRICS_FROM, given));
  }

  /** A property is the variable in another spelling: {@code dama.db.url} is {@code DAMA_DB_URL}. */
  private static String variableOf(String property) {
    return property.startsWith("dama.") ? property.toUpperCase(Locale.ROOT).replace('.', '_') : "";
  }

  private static void put(Map<String, String> given, String name, String asGiven, String value) {
    if (!name.startsWith(PREFIX)) {
      return;
    }
    if (!KNOWN.contains(name)) {
      throw new ConfigurationException(asGiven + " is not a setting of Dama");
    }
    if (!value.isBlank()) {
      given.put(name, value.strip());
    }
  }

  private static String address(Map<String, String> given) {
    String address = given.getOrDefault(ADDRESS, "");
    if (!address.isEmpty() && !address.matches("https?://[\\w.:\\[\\]-]+(/\\S*)?")) {
      throw new ConfigurationException(
          ADDRESS + " must be an address such as https://example.org/");
    }
    return address;
  }

  /**
   * @param folder where this server keeps data: WildFly has a place for it, wherever it is started
   *     from
   */
  private static String databaseUrl(Map<String, String> given, String folder) {
    String url = given.getOrDefault(DB_URL, "jdbc:h2:file:" + folder + "/dama");
    if (DATABASES.stream().noneMatch(url::startsWith)) {
      throw new ConfigurationException(DB_URL + " must begin with one of " + DATABASES);
    }
    return url;
  }

  private static List<String> ranges(String name, Map<String, String> given) {
    List<String> ranges =
        Stream.of(given.getOrDefault(name, "").split(",", -1))
            .map(String::strip)
            .filter(one -> !one.isEmpty())
            .toList();
    if (!ranges.stream().allMatch(AddressRange::isOne)) {
      throw new ConfigurationException(
          name + " must be addresses and ranges such as 10.0.0.0/8, with commas between");
    }
    return ranges;
  }
}
