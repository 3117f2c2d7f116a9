/**
 * How somebody proves who they are: passwords, sessions, one-time links, other sites' sign-in. What
 * is proved by is stored as a hash alone, and no answer tells whether an account exists.
 */
@NullMarked
package dama.account;

import org.jspecify.annotations.NullMarked;
