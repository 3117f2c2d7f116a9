package dama.player;

import dama.server.Network;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * What is kept instead of an address: equal for equal addresses, and of no meaning without the key
 * of this site.
 */
@ApplicationScoped
public class AddressKey {

  private static final String NAME = "address-key";
  private static final int BYTES = 16;

  @Inject private SecretStore secrets;

  private volatile byte @Nullable [] key;

  /** 32 hexadecimal digits. */
  public String hash(String address) {
    byte[] known = key;
    if (known == null) {
      known = Storage.call(() -> secrets.secret(NAME));
      key = known;
    }
    return HexFormat.of().formatHex(Arrays.copyOf(Hmac.of(known, Network.of(address)), BYTES));
  }
}
