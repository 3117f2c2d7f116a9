package dama.player;

import java.time.Instant;

/**
 * Somebody whose sessions came from an address that another person's came from, too. It proves
 * nothing: households, schools and whole towns share addresses.
 *
 * @param addresses how many they share
 * @param last when the other was last seen with one of them
 */
public record SharedAddress(Player other, long addresses, Instant last) {}
