/**
 * Who may read what was said. Reading is for moderators alone; everybody else is refused on the
 * server.
 */
@NullMarked
package dama.moderation;

import org.jspecify.annotations.NullMarked;
