/**
 * Command-line entry points on the plain-Java core: {@code java -cp target/classes
 * dama.tools.Rules}.
 */
@NullMarked
package dama.tools;

import org.jspecify.annotations.NullMarked;
