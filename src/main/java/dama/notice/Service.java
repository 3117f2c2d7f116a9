package dama.notice;

import dama.server.Network;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Which services we send to. A browser tells where, so anybody can: nothing goes but to the makers
 * of browsers, and never to where only this server could reach.
 *
 * @param origins that the owner vouches for besides, wherever they are
 */
record Service(List<String> origins) {
  private static final int HTTPS_PORT = 443;

  /** Of the makers of browsers: theirs are these names, and those below them. */
  private static final List<String> MAKERS =
      List.of(
          "fcm.googleapis.com",
          "push.services.mozilla.com",
          "push.apple.com",
          "notify.windows.com");

  /** The address to send to, if it may be one; its host is not looked up yet. */
  Optional<URI> read(String endpoint) {
    try {
      URI uri = URI.create(endpoint);
      boolean plain =
          uri.getHost() != null && uri.getRawUserInfo() == null && uri.getRawFragment() == null;
      return plain && (isVouchedFor(uri) || isUsual(uri)) ? Optional.of(uri) : Optional.empty();
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }

  /** Whether its host is one of the internet now; it can be another each time that it is asked. */
  boolean isReachable(URI endpoint) {
    if (isVouchedFor(endpoint)) {
      return true;
    }
    try {
      return Stream.of(InetAddress.getAllByName(endpoint.getHost())).allMatch(Network::isPublic);
    } catch (UnknownHostException nowhere) {
      return false;
    }
  }

  private boolean isVouchedFor(URI endpoint) {
    return origins.contains(endpoint.getScheme() + "://" + endpoint.getRawAuthority());
  }

  private static boolean isUsual(URI endpoint) {
    boolean port = endpoint.getPort() == -1 || endpoint.getPort() == HTTPS_PORT;
    String host = endpoint.getHost().toLowerCase(Locale.ROOT);
    boolean known = MAKERS.stream().anyMatch(one -> host.equals(one) || host.endsWith("." + one));
    return "https".equals(endpoint.getScheme()) && port && known;
  }
}
