package dama.game;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import java.time.Instant;

/**
 * A half-move that was played.
 *
 * @param number counts from 1
 * @param notation as the variant writes it, for example {@code 32-28} or {@code c3-d4}
 * @param after the position it led to
 * @param spent the time its side used for it, in milliseconds
 */
public record Ply(
    int number, Side by, Move move, String notation, Position after, Instant at, long spent) {}
