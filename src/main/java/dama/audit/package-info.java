/**
 * The record of what moderators and owners did and read. A row is added in the transaction of the
 * act itself, is never changed, and holds the hash of the row before it, so that a change or a gap
 * shows.
 */
@NullMarked
package dama.audit;

import org.jspecify.annotations.NullMarked;
