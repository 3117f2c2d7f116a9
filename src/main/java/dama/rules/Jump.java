package dama.rules;

/**
 * One hop inside a capture.
 *
 * @param over the square of the piece that is jumped
 * @param to the landing square
 */
record Jump(int over, int to) {}
