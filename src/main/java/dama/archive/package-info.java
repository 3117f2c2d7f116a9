/**
 * Every game and every ply ever played, as rows. The rows are the truth: a live game can be dropped
 * from memory at any moment and read again from here. Game and ply number are unique together, so
 * two writers that race on one ply are settled by the database.
 */
@NullMarked
package dama.archive;

import org.jspecify.annotations.NullMarked;
