/**
 * How many moves a server takes, and how soon both players hear of each. Started by hand with
 * {@code -Pload}; docs/load.md tells how, and shows what was measured.
 */
@NullMarked
package dama.load;

import org.jspecify.annotations.NullMarked;
