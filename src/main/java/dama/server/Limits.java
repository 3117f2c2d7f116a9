package dama.server;

import jakarta.enterprise.context.ApplicationScoped;

/**
 * What this server does for one address and for one person before they have to wait. It is kept in
 * the memory of each node alone: with several nodes, each grants it once.
 *
 * <p>One unit is a page without a question to the database that takes long. A school or a hostel
 * sits behind one address, so an address has much; a person has what hands can use and more.
 */
@ApplicationScoped
public class Limits {
  static final Bucket.Rate ADDRESS = new Bucket.Rate(2_400, 60);
  static final Bucket.Rate PERSON = new Bucket.Rate(600, 20);

  /** Open pages at once, at one address and of one person. */
  public static final int SOCKETS_OF_ADDRESS = 300;

  public static final int SOCKETS_OF_PERSON = 60;

  private final Buckets addresses = new Buckets(ADDRESS);
  private final Buckets persons = new Buckets(PERSON);

  /**
   * Takes what something costs from both, or from neither.
   *
   * @param address whose connection it is
   * @param person what they are known by; empty for somebody whom nothing tells from others
   * @return 0, or after how many seconds to come again
   */
  public int take(String address, String person, double cost) {
    return take(address, person, cost, System.nanoTime());
  }

  int take(String address, String person, double cost, long nanos) {
    String network = Network.of(address);
    int late = addresses.of(network, nanos).take(cost, nanos);
    if (late > 0 || person.isEmpty()) {
      return late;
    }
    int later = persons.of(person, nanos).take(cost, nanos);
    if (later > 0) {
      // Else whoever goes on asking in vain would shut out all that sit beside them.
      addresses.of(network, nanos).giveBack(cost - 1);
    }
    return later;
  }
}
