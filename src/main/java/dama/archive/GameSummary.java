package dama.archive;

import dama.game.Result;
import dama.player.Player;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A game without its moves.
 *
 * @param variant the id of its kind
 * @param result null while it goes on
 */
public record GameSummary(
    String id,
    String variant,
    Player white,
    Player black,
    int plies,
    Instant startedAt,
    @Nullable Result result) {}
