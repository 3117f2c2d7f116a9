/**
 * What draughts is: squares, positions, moves and draw rules. Plain Java, no state, no input or
 * output.
 *
 * <p>A kind of draughts is data: a {@code Variant} is a record of traits with the article number of
 * the rule book beside each, and one generator and one capture search read it. Two captures are the
 * same move when origin, destination and captured set are equal.
 *
 * <p>What is public is immutable and speaks of squares. Inside, a board is one or two words of bits
 * ({@code Geometry}), and a search is set up once and used for position after position, so that
 * {@code Perft} can count without making objects.
 */
@NullMarked
package dama.rules;

import org.jspecify.annotations.NullMarked;
