package dama.archive;

import dama.player.Player;

/** Somebody's opponent, and in how many finished games. */
public record Met(Player opponent, long games) {}
