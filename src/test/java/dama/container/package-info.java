/**
 * Dama seen from outside, deployed by Arquillian on a server. The same tests run on Payara Micro
 * and on WildFly, and read what was stored over a connection of their own.
 */
@NullMarked
package dama.container;

import org.jspecify.annotations.NullMarked;
