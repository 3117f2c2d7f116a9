package dama.account;

import java.time.Instant;

/**
 * What an account keeps besides its player.
 *
 * @param hasPassword not so where another site says who somebody is
 * @param email empty if there is none
 * @param emailConfirmed whether somebody who reads the mail that goes there said so
 * @param language in which its letters are written, as {@code en}
 */
public record Account(
    long playerId,
    boolean hasPassword,
    String email,
    boolean emailConfirmed,
    String language,
    Instant madeAt) {}
