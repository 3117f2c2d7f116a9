/**
 * What a game between two people is, as one pure decision: {@code game.apply(command, by, now)}
 * answers {@code Accepted}, {@code Repeated} or {@code Refused} and touches nothing else. Plain
 * Java; the time is an argument, never read from a clock.
 */
@NullMarked
package dama.game;

import org.jspecify.annotations.NullMarked;
