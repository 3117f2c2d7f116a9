package dama.identity;

import dama.player.Device;
import org.jspecify.annotations.Nullable;

/**
 * The browser that somebody comes with.
 *
 * @param session the hash of the token that it keeps; null if it keeps none
 * @param language that it speaks
 */
public record Newcomer(@Nullable String session, Device device, String language) {}
