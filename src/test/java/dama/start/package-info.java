/** Servers started with settings of their owner, as a real one would start them. */
@NullMarked
package dama.start;

import org.jspecify.annotations.NullMarked;
