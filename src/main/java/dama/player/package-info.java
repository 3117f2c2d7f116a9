/**
 * Who is here. A visitor needs no account: a random token in a cookie names them, only its SHA-256
 * is stored, and their row is made at their first act. Names are unique by their look, not only by
 * their letters.
 */
@NullMarked
package dama.player;

import org.jspecify.annotations.NullMarked;
