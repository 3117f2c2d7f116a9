package dama.moderation;

import dama.chat.ChatLine;
import java.util.List;

/** Finds the words that an owner does not want, in time that grows with the line alone. */
public final class FilterEngine {

  /** The longest pattern, in UTF-16 units. */
  public static final int LONGEST = 200;

  private FilterEngine() {}

  /** A filter made ready, or why it cannot be. */
  public sealed interface Compilation {

    record Ready(FilterMatcher matcher) implements Compilation {}

    record Faulty(FilterFault fault) implements Compilation {}
  }

  /** What a filter would have taken. */
  public sealed interface Trial {

    /**
     * @param read how many lines it was tried on
     * @param taken those it would have taken, in the order they were given
     */
    record Tried(int read, List<ChatLine> taken) implements Trial {}

    record Faulty(FilterFault fault) implements Trial {}
  }

  public static Compilation compile(WordFilter filter) {
    return FilterMatcher.of(filter);
  }

  /** Tries a filter, live or not, on lines that were said. */
  public static Trial trial(WordFilter filter, List<ChatLine> lines) {
    Compilation compilation = compile(filter);
    if (compilation instanceof Compilation.Faulty faulty) {
      return new Trial.Faulty(faulty.fault());
    }
    FilterMatcher matcher = ((Compilation.Ready) compilation).matcher();
    return new Trial.Tried(
        lines.size(), lines.stream().filter(line -> matcher.takes(line.text())).toList());
  }
}
