package dama.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whose connection an address belongs to. Who has an address of IPv6 has 2^64 of them, so those are
 * told apart by their first half alone.
 */
public final class Network {
  private static final int HALF = 8;
  private static final AddressRange UNIQUE_LOCAL = AddressRange.read("fc00::/7").orElseThrow();

  /** What the Java platform does not know as special: RFC 6890, and what leads into IPv4 again. */
  private static final List<AddressRange> NOT_PUBLIC =
      Stream.of(
              "0.0.0.0/8",
              "100.64.0.0/10",
              "192.0.0.0/24",
              "192.0.2.0/24",
              "198.18.0.0/15",
              "198.51.100.0/24",
              "203.0.113.0/24",
              "240.0.0.0/4",
              "::/96",
              "64:ff9b::/96",
              "100::/64",
              "2001::/32",
              "2001:db8::/32",
              "2002::/16",
              "fc00::/7",
              "fec0::/10")
          .map(range -> AddressRange.read(range).orElseThrow())
          .toList();

  private Network() {}

  public static String of(String address) {
    if (!address.contains(":")) {
      return address;
    }
    try {
      // Colons are in no host's name: nothing is asked of a name server.
      InetAddress parsed = InetAddress.getByName(withoutZone(address));
      return parsed instanceof Inet6Address
          ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), HALF))
          : parsed.getHostAddress();
    } catch (UnknownHostException malformed) {
      return address;
    }
  }

  /** Whether an address is one of the internet, that anybody may be asked to send to. */
  public static boolean isPublic(InetAddress address) {
    return !address.isAnyLocalAddress()
        && !address.isLoopbackAddress()
        && !address.isLinkLocalAddress()
        && !address.isSiteLocalAddress()
        && !address.isMulticastAddress()
        && NOT_PUBLIC.stream().noneMatch(range -> range.contains(address));
  }

  private static String withoutZone(String address) {
    int zone = address.indexOf('%');
    return zone < 0 ? address : address.substring(0, zone);
  }

  /**
   * Whether an address is none of the internet. Visitors who seem to have one come through a proxy
   * that the owner did not name, or are in one house: they are many, and not to be taken for one.
   */
  public static boolean isLocal(String address) {
    return AddressRange.address(withoutZone(address))
        .filter(
            one ->
                one.isLoopbackAddress()
                    || one.isSiteLocalAddress()
                    || one.isLinkLocalAddress()
                    || UNIQUE_LOCAL.contains(one))
        .isPresent();
  }
}
