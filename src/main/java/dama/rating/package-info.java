/**
 * How strong people play: Glicko-2, by kind of draughts and by speed. A game is a rating period of
 * its own, rated in the transaction that ends it, once; between games a deviation grows with the
 * time away. What a rating is and how it moves is plain Java; only the store knows rows.
 */
@NullMarked
package dama.rating;

import org.jspecify.annotations.NullMarked;
