/**
 * What people say: one room for the lobby and one a game. A line is stored before anyone sees it.
 */
@NullMarked
package dama.chat;

import org.jspecify.annotations.NullMarked;
