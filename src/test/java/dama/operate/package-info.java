/** What whoever runs Dama types, tried on both databases and beside servers at work. */
@NullMarked
package dama.operate;

import org.jspecify.annotations.NullMarked;
