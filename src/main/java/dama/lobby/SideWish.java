package dama.lobby;

/** The side that somebody wants to play. */
public enum SideWish {
  WHITE,
  BLACK,
  CHANCE
}
