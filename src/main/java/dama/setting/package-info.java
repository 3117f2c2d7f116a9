/**
 * What an owner sets while the site runs, as rows: every change is in the audit, with what was set
 * before. What the site needs before it has a database is in {@code dama.server} instead.
 */
@NullMarked
package dama.setting;

import org.jspecify.annotations.NullMarked;
