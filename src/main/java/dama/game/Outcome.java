package dama.game;

/** The end of a game: what came out, and why. */
public record Outcome(Result result, Ending ending) {}
