/**
 * The Faces edge: one backing bean per page, and the filters around every request (identity,
 * language, security headers, addresses). Pages are stateless.
 */
@NullMarked
package dama.page;

import org.jspecify.annotations.NullMarked;
