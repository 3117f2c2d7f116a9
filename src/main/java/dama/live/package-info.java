/**
 * Games in progress: one game, one lock, one writer. A command is judged by the pure {@code Game},
 * stored, and only after the commit published to those who watch. If storing fails the live game is
 * dropped and read again from rows, and nobody has seen a move that was not stored.
 */
@NullMarked
package dama.live;

import org.jspecify.annotations.NullMarked;
