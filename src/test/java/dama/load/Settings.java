package dama.load;

import dama.harness.ServerKind;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What is to be measured.
 *
 * @param address of a server that runs already; null for one of our own
 * @param rate moves a second in each game; 0 for as many as are answered
 * @param parts relay, dama and database, or fewer of them
 */
record Settings(
    ServerKind server,
    @Nullable URI address,
    int games,
    double rate,
    int warmup,
    int seconds,
    List<String> parts) {

  /** As the command line has them, {@code name=value} each. */
  static Settings of(String[] arguments) {
    Map<String, String> given =
        Arrays.stream(arguments)
            .map(each -> each.split("=", 2))
            .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1]));
    String address = given.getOrDefault("address", "");
    return new Settings(
        ServerKind.valueOf(given.getOrDefault("server", "WILDFLY")),
        address.isEmpty() ? null : URI.create(address),
        Integer.parseInt(given.getOrDefault("games", "50")),
        Double.parseDouble(given.getOrDefault("rate", "0")),
        Integer.parseInt(given.getOrDefault("warmup", "20")),
        Integer.parseInt(given.getOrDefault("seconds", "20")),
        List.of(given.getOrDefault("parts", "relay,dama,database").split(",", -1)));
  }
}
