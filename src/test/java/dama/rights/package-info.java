/** Who may do what: the tables of it, for people to read and for tests to hold. */
@NullMarked
package dama.rights;

import org.jspecify.annotations.NullMarked;
