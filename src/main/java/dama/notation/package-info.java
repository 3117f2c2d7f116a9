/**
 * How draughts is written: positions as FEN, moves in numeric and algebraic notation, games as PDN.
 * Plain Java on top of {@code rules}. Texts are read as streams of bytes in the encodings that
 * people use; where the bytes come from is nobody's business here.
 */
@NullMarked
package dama.notation;

import org.jspecify.annotations.NullMarked;
