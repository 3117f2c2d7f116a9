package dama.player;

/**
 * What a session remembers of the browser it began in.
 *
 * @param addressHash by {@link AddressKey}; empty if it is not known
 * @param agent in a few words, as {@code Firefox, Linux}; empty if it is not known
 */
public record Device(String addressHash, String agent) {

  public static final Device UNKNOWN = new Device("", "");

  private static final int LONGEST = 60;

  public Device {
    agent = agent.length() > LONGEST ? agent.substring(0, LONGEST) : agent;
  }
}
