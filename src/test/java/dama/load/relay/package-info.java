/** What a server does of itself: texts passed on between sockets, and nothing else. */
@NullMarked
package dama.load.relay;

import org.jspecify.annotations.NullMarked;
