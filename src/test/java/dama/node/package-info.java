/** What nodes know of each other, without a server. */
@NullMarked
package dama.node;

import org.jspecify.annotations.NullMarked;
