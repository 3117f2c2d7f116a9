/** Games in progress, without a server. */
@NullMarked
package dama.live;

import org.jspecify.annotations.NullMarked;
