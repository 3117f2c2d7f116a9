/**
 * How draughts is written: positions as FEN, moves in numeric and algebraic notation, games as PDN.
 * Plain Java on top of {@code rules}.
 */
@NullMarked
package dama.notation;

import org.jspecify.annotations.NullMarked;
