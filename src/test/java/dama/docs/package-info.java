/** What is written about Dama is true, as far as a test can tell. */
@NullMarked
package dama.docs;

import org.jspecify.annotations.NullMarked;
