package dama.node;

import java.util.Set;

/** Hears what other nodes say, and shows it on this one's pages. It may ask rows. */
public interface RingListener {

  /**
   * What a node says that has stored something; it may be said twice, or late.
   *
   * @param topic as it was given to the bell
   */
  void rung(String topic, String text);

  /** Something may not have been heard, and nobody knows what: everything is to be looked at. */
  void missed();

  /** People came or went on other nodes. */
  void moved(Set<Seat> seats);

  /** Every two seconds, while there are other nodes. */
  void beat();
}
