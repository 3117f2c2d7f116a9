/**
 * Several servers, one site. Rows are the truth; what is here makes the others look at them sooner,
 * and knows who is there. Each node numbers what it says to the others ({@code Bell}), and writes
 * down every two seconds how far it has come; one that has heard less, or whose connection was
 * gone, or that sees another die, shows its pages anew what the rows say. With the embedded
 * database there is one node, and nothing is said to anybody.
 */
@NullMarked
package dama.node;

import org.jspecify.annotations.NullMarked;
