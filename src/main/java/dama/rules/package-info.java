/**
 * What draughts is: squares, positions, moves and draw rules. Plain Java, no state, no input or
 * output.
 *
 * <p>A kind of draughts is data: a {@code Variant} is a record of traits with the article number of
 * the rule book beside each, and one generator and one capture search read it. Everything here is
 * immutable. Two captures are the same move when origin, destination and captured set are equal.
 */
@NullMarked
package dama.rules;

import org.jspecify.annotations.NullMarked;
