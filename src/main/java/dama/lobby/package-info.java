/**
 * How people find each other: who is online, and offers to play. A seek is open to anyone, a
 * challenge is made to one visitor, an invitation belongs to whoever opens its link first.
 */
@NullMarked
package dama.lobby;

import org.jspecify.annotations.NullMarked;
