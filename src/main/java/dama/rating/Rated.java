package dama.rating;

import dama.game.Speed;

/**
 * What ratings are kept apart by.
 *
 * @param variant the id of a kind of draughts
 */
public record Rated(String variant, Speed speed) {}
