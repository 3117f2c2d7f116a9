/** Servers killed while games go on. What anybody was told must be in the rows. */
@NullMarked
package dama.crash;

import org.jspecify.annotations.NullMarked;
