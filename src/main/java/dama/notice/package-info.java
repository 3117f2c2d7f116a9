/**
 * What a player is told who is not looking: of their turn, of offers, of how a game ended. A page
 * of theirs that is open tells it by its socket; where none is, and the game gives days for a move,
 * the browsers that asked for it are told by Web Push (RFC 8030, 8291 and 8292). Nothing here may
 * hold up a move: what is to be sent waits in a queue of its own, and is dropped rather than waited
 * for.
 */
@NullMarked
package dama.notice;

import org.jspecify.annotations.NullMarked;
