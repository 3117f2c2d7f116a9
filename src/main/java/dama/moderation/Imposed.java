package dama.moderation;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A sanction as a moderator asks for it.
 *
 * @param lasting null for ever
 */
record Imposed(
    long playerId,
    Sanction.Kind kind,
    Sanction.Rooms rooms,
    @Nullable Duration lasting,
    Reason reason,
    String words,
    long byId,
    @Nullable Long reportId) {}
