package dama.archive;

/**
 * How somebody's games of a kind came out.
 *
 * @param variant the id of the kind
 */
public record Tally(String variant, long wins, long draws, long losses) {

  public long games() {
    return wins + draws + losses;
  }
}
