/**
 * What the tests stand on: servers as real processes, databases with connections of our own, a
 * socket client that reads the protocol by itself, and the tools that a fresh machine lacks.
 */
@NullMarked
package dama.harness;

import org.jspecify.annotations.NullMarked;
