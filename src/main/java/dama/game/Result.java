package dama.game;

/** How a game came out. */
public enum Result {
  WHITE_WINS,
  BLACK_WINS,
  DRAW
}
