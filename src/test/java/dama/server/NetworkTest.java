package dama.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class NetworkTest {

  @Test
  void anOldAddressIsItself() {
    assertEquals("192.0.2.7", Network.of("192.0.2.7"));
    assertEquals("192.0.2.7", Network.of("::ffff:192.0.2.7"));
  }

  @Test
  void oneConnectionHasManyNewAddresses() {
    assertEquals(Network.of("2001:db8:1:2::1"), Network.of("2001:db8:1:2:a:b:c:d"));
    assertEquals(Network.of("fe80::1"), Network.of("fe80::2%eth0"));
    assertNotEquals(Network.of("2001:db8:1:2::1"), Network.of("2001:db8:1:3::1"));
  }

  @Test
  void whatIsNoAddressIsTakenAsItIs() {
    assertEquals("un:known", Network.of("un:known"));
    assertEquals("", Network.of(""));
  }
}
