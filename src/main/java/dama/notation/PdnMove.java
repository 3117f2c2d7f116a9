package dama.notation;

/**
 * A move as a text has it.
 *
 * @param text in the reader's spelling: small letters, no blanks, plain signs
 * @param line where it stands, counted from 1
 */
public record PdnMove(String text, int line) {}
