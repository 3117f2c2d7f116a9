/** The sentences of every language, held against each other and against what uses them. */
@NullMarked
package dama.words;

import org.jspecify.annotations.NullMarked;
