/**
 * The WebSocket edge. {@code Incoming} and {@code Outgoing} are the whole protocol; the codec is
 * total, so that every text a browser sends gets an answer; each connection has one outbox, so that
 * a slow browser never holds up a fast one, or the game.
 */
@NullMarked
package dama.socket;

import org.jspecify.annotations.NullMarked;
