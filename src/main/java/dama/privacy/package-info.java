/**
 * What is kept about a person, for themselves: all of it to take away, and its erasure. And what is
 * kept for so many days only.
 */
@NullMarked
package dama.privacy;

import org.jspecify.annotations.NullMarked;
