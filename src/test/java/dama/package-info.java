/** Tests of the house as a whole. */
@NullMarked
package dama;

import org.jspecify.annotations.NullMarked;
