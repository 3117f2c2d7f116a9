package dama.page;

import dama.player.AddressKey;
import dama.player.Agents;
import dama.player.Device;
import dama.server.Network;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.function.Supplier;

/** Where a request comes from. */
@ApplicationScoped
public class Devices {

  @Inject private AddressKey addresses;

  Device of(HttpServletRequest request) {
    return new Device(addressHash(request), Agents.of(request.getHeader("User-Agent")));
  }

  /** What is kept instead of the address. */
  String addressHash(HttpServletRequest request) {
    return addresses.hash(Sender.address(request));
  }

  /** The same, made when it is needed: the request may be over then. */
  Supplier<String> from(HttpServletRequest request) {
    String address = Sender.address(request);
    return () -> addresses.hash(address);
  }

  /** By what somebody is counted among those at their address; empty where that is not known. */
  String origin(HttpServletRequest request) {
    return Network.isLocal(Sender.address(request)) ? "" : addressHash(request);
  }
}
