/**
 * What whoever runs Dama types: {@code java -jar dama.war backup FILE}, {@code restore}, {@code
 * move} and {@code check}. Reads and writes rows without the server, or asks the one that holds the
 * embedded database; {@code docs/operations.md} says when.
 */
@NullMarked
package dama.operate;

import org.jspecify.annotations.NullMarked;
