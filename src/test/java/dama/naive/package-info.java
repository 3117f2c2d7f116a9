/**
 * A second, deliberately simple reading of the rules: squares in a grid, every way of capturing
 * followed to its end, the rule books' preferences applied to the list of them one after the other.
 * It shares no code with the generator that it checks: positions and moves cross as text.
 */
@NullMarked
package dama.naive;

import org.jspecify.annotations.NullMarked;
