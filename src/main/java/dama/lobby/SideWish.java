package dama.lobby;

import java.util.concurrent.ThreadLocalRandom;

/** The side that somebody wants to play. */
public enum SideWish {
  WHITE,
  BLACK,
  CHANCE;

  /** Whether who wishes so gets White; by chance, anew with each call, if that is the wish. */
  boolean makerIsWhite() {
    return this == WHITE || (this == CHANCE && ThreadLocalRandom.current().nextBoolean());
  }
}
