package dama.server;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody comes from. A proxy says it of those it passes on, and anybody can say it of
 * themselves: so it is believed as far as the proxies that the owner trusts reach, and no further.
 */
public final class ClientAddress {

  private static final int LONGEST = 45;

  private ClientAddress() {}

  /** Read once: it cannot change while the server runs, and is asked for at every request. */
  private static final class Trusted {
    static final List<AddressRange> PROXIES = ranges(Configuration.current().trustedProxies());
  }

  /**
   * The address of a visitor, in one spelling.
   *
   * @param remoteAddress who opened the connection to this server
   * @param xForwardedFor the header of that name, its lines joined by commas
   */
  public static String of(String remoteAddress, @Nullable String xForwardedFor) {
    return of(remoteAddress, xForwardedFor, Trusted.PROXIES);
  }

  static String of(
      String remoteAddress, @Nullable String xForwardedFor, List<AddressRange> trusted) {
    String client = spelled(remoteAddress);
    String[] hops = xForwardedFor == null ? new String[0] : xForwardedFor.split(",", -1);
    for (int hop = hops.length - 1; hop >= 0 && isAmong(client, trusted); hop--) {
      Optional<InetAddress> before = AddressRange.address(bare(hops[hop].strip()));
      if (before.isEmpty()) {
        return client;
      }
      client = before.get().getHostAddress();
    }
    return client;
  }

  /**
   * Whether a visitor is at one of these addresses for sure: what a proxy says that is not trusted
   * makes nobody known.
   */
  static boolean isIn(
      List<AddressRange> ranges, String remoteAddress, @Nullable String xForwardedFor) {
    return isIn(ranges, remoteAddress, xForwardedFor, Trusted.PROXIES);
  }

  static boolean isIn(
      List<AddressRange> ranges,
      String remoteAddress,
      @Nullable String xForwardedFor,
      List<AddressRange> trusted) {
    boolean passedOn = xForwardedFor != null && !xForwardedFor.isEmpty();
    return (!passedOn || isAmong(spelled(remoteAddress), trusted))
        && isAmong(of(remoteAddress, xForwardedFor, trusted), ranges);
  }

  /**
   * Whether a visitor's connection is encrypted; behind a proxy, whether the visitor's with the
   * proxy is.
   *
   * @param secure whether the one to this server is
   * @param xForwardedProto the header of that name
   */
  public static boolean isSecure(
      boolean secure, String remoteAddress, @Nullable String xForwardedProto) {
    return isSecure(secure, remoteAddress, xForwardedProto, Trusted.PROXIES);
  }

  static boolean isSecure(
      boolean secure,
      String remoteAddress,
      @Nullable String xForwardedProto,
      List<AddressRange> trusted) {
    return secure
        || "https".equalsIgnoreCase(xForwardedProto) && isAmong(spelled(remoteAddress), trusted);
  }

  static List<AddressRange> ranges(List<String> written) {
    return written.stream().flatMap(one -> AddressRange.read(one).stream()).toList();
  }

  private static boolean isAmong(String address, List<AddressRange> ranges) {
    return AddressRange.address(address)
        .filter(one -> ranges.stream().anyMatch(range -> range.contains(one)))
        .isPresent();
  }

  /** Some proxies write the port, too, and brackets around what has colons of its own. */
  private static String bare(String hop) {
    return hop.replaceFirst("^\\[(.*)](:\\d+)?$", "$1").replaceFirst("^([\\d.]+):\\d+$", "$1");
  }

  private static String spelled(String address) {
    // A zone names an interface of this host, and is of no use to anybody else.
    String bare = bare(address).replaceFirst("%.*$", "");
    return AddressRange.address(bare)
        .map(InetAddress::getHostAddress)
        .orElse(bare.substring(0, Math.min(bare.length(), LONGEST)));
  }
}
