package dama.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Whose connection an address belongs to. Who has an address of IPv6 has 2^64 of them, so those are
 * told apart by their first half alone.
 */
public final class Network {
  private static final int HALF = 8;
  private static final AddressRange UNIQUE_LOCAL = AddressRange.read("fc00::/7").orElseThrow();

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
