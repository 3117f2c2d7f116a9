package dama.archive;

/**
 * How far a game has come.
 *
 * @param version counts the changes of its row
 */
public record Standing(String id, int version, boolean over) {}
