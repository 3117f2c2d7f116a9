/**
 * A game as a picture, for links to it that are pasted elsewhere: drawn once, and written as SVG or
 * as PNG. What may be shown is decided by whoever asks.
 */
@NullMarked
package dama.card;

import org.jspecify.annotations.NullMarked;
