package dama.moderation;

import dama.player.Player;
import java.time.Instant;

/** What a moderator tells the others about somebody. */
public record Note(long id, Player by, Instant madeAt, String text) {}
