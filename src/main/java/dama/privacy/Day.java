package dama.privacy;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a day, in UTC.
 *
 * @param games that began
 * @param visitors who were here
 * @param lines that were said
 * @param reports that were made
 * @param resolveSeconds the median time it took to resolve those resolved on it; null if none was
 */
public record Day(
    LocalDate date,
    long games,
    long visitors,
    long lines,
    long reports,
    @Nullable Long resolveSeconds) {}
