package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClientAddressTest {
  private static final List<AddressRange> PROXIES =
      ClientAddress.ranges(List.of("127.0.0.1", "10.0.0.0/8", "fd00::/8"));

  private static String of(String remote, String forwarded) {
    return ClientAddress.of(remote, forwarded, PROXIES);
  }

  @Test
  void whatAStrangerSaysOfThemselvesIsNotBelieved() {
    assertEquals("203.0.113.7", of("203.0.113.7", "198.51.100.1"));
    assertEquals("203.0.113.7", ClientAddress.of("203.0.113.7", null, PROXIES));
  }

  @Test
  void whatATrustedProxySaysIsBelievedUpToTheFirstStranger() {
    assertEquals("198.51.100.1", of("127.0.0.1", "198.51.100.1"));
    assertEquals("198.51.100.1", of("10.1.2.3", "192.0.2.9, 198.51.100.1, 10.9.9.9"));
    assertEquals("10.9.9.9", of("127.0.0.1", "10.9.9.9"));
    assertEquals("198.51.100.1", of("fd00::1", "198.51.100.1"));
  }

  @Test
  void aProxyThatWritesPortsOrNonsenseIsTakenAsFarAsItCanBeRead() {
    assertEquals("198.51.100.1", of("127.0.0.1", "198.51.100.1:4711"));
    assertEquals("2001:db8:0:0:0:0:0:1", of("127.0.0.1", "[2001:DB8::1]:443"));
    assertEquals("127.0.0.1", of("127.0.0.1", "unknown"));
    assertEquals("127.0.0.1", of("127.0.0.1", "198.51.100.1, <script>"));
    assertEquals("127.0.0.1", of("127.0.0.1", "example.org"));
  }

  @Test
  void oneAddressHasOneSpelling() {
    assertEquals("2001:db8:0:0:0:0:0:1", of("2001:db8::1%eth0", ""));
    assertEquals("203.0.113.7", of("::ffff:203.0.113.7", ""));
  }

  @Test
  void whomAnUntrustedProxyPassesOnIsNobodyForSure() {
    List<AddressRange> ours = ClientAddress.ranges(List.of("127.0.0.1", "198.51.100.0/24"));
    assertTrue(ClientAddress.isIn(ours, "127.0.0.1", "", PROXIES));
    assertTrue(ClientAddress.isIn(ours, "127.0.0.1", "198.51.100.1", PROXIES));
    assertFalse(ClientAddress.isIn(ours, "127.0.0.1", "203.0.113.7", PROXIES));
    assertFalse(ClientAddress.isIn(ours, "127.0.0.1", "127.0.0.1", List.of()));
    assertFalse(ClientAddress.isIn(ours, "198.51.100.1", "198.51.100.1", PROXIES));
    assertFalse(ClientAddress.isIn(List.of(), "127.0.0.1", "", PROXIES));
  }

  @Test
  void onlyATrustedProxySaysThatItsVisitorsAreEncrypted() {
    assertTrue(ClientAddress.isSecure(true, "203.0.113.7", null, PROXIES));
    assertTrue(ClientAddress.isSecure(false, "127.0.0.1", "HTTPS", PROXIES));
    assertFalse(ClientAddress.isSecure(false, "127.0.0.1", "http", PROXIES));
    assertFalse(ClientAddress.isSecure(false, "127.0.0.1", null, PROXIES));
    assertFalse(ClientAddress.isSecure(false, "203.0.113.7", "https", PROXIES));
  }
}
