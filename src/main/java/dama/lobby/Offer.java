package dama.lobby;

import dama.game.Terms;
import dama.player.Player;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An offer to play, open until it is taken or removed.
 *
 * @param id hard to guess, since that of an invitation is all that its guest needs
 * @param to whom a challenge is made to; nobody with the other kinds
 * @param variant the id of a kind of draughts
 * @param side the side that its maker wants
 * @param terms of the game that comes of it
 */
public record Offer(
    String id,
    OfferKind kind,
    Player maker,
    @Nullable Player to,
    String variant,
    SideWish side,
    Terms terms,
    Instant madeAt) {}
