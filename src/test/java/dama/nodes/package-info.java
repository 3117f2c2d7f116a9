/** Several servers on one database, of both kinds, as one site. */
@NullMarked
package dama.nodes;

import org.jspecify.annotations.NullMarked;
