package dama.moderation;

/**
 * A word or a pattern that the owner does not want in the chat.
 *
 * @param language of the word, as {@code bn}; empty for any
 * @param pattern a word or several, or, with {@code regex}, a pattern of RE2
 * @param wholeWord whether it must stand alone; else it is found within words too
 * @param folded whether case, accents, look-alikes and what stands between letters do not matter
 * @param live whether lines are judged by it
 */
public record WordFilter(
    long id,
    String language,
    String pattern,
    boolean regex,
    boolean wholeWord,
    boolean folded,
    Action action,
    boolean live) {

  /** What becomes of a line with the word in it; the later one outweighs the earlier. */
  public enum Action {
    FLAG,
    HOLD,
    REFUSE
  }
}
