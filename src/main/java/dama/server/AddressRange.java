package dama.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/** An address of the internet, or all that begin with the same bits: {@code 10.0.0.0/8}. */
record AddressRange(InetAddress start, int bits) {

  /** What is asked of the name server is a name; these are none. */
  private static final Pattern LITERAL = Pattern.compile("[0-9A-Fa-f:.]{2,45}");

  static boolean isOne(String text) {
    return read(text).isPresent();
  }

  static Optional<AddressRange> read(String text) {
    String[] parts = text.split("/", -1);
    Optional<InetAddress> address = address(parts[0]);
    if (address.isEmpty() || parts.length > 2) {
      return Optional.empty();
    }
    InetAddress start = address.get();
    int all = start.getAddress().length * Byte.SIZE;
    if (parts.length == 1) {
      return Optional.of(new AddressRange(start, all));
    }
    boolean fits = parts[1].matches("\\d{1,3}") && Integer.parseInt(parts[1]) <= all;
    return fits
        ? Optional.of(new AddressRange(start, Integer.parseInt(parts[1])))
        : Optional.empty();
  }

  /** An address as it is written; nothing is looked up. */
  static Optional<InetAddress> address(String text) {
    if (!LITERAL.matcher(text).matches() || (!text.contains(":") && !isDotted(text))) {
      return Optional.empty();
    }
    try {
      return Optional.of(InetAddress.getByName(text));
    } catch (UnknownHostException malformed) {
      return Optional.empty();
    }
  }

  private static boolean isDotted(String text) {
    return text.matches("\\d{1,3}(\\.\\d{1,3}){3}");
  }

  boolean contains(InetAddress address) {
    byte[] given = address.getAddress();
    byte[] wanted = start.getAddress();
    if (given.length != wanted.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 0x80 >> (bit % Byte.SIZE);
      if ((given[bit / Byte.SIZE] & mask) != (wanted[bit / Byte.SIZE] & mask)) {
        return false;
      }
    }
    return true;
  }
}
