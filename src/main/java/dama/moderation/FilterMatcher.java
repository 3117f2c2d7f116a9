package dama.moderation;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

/** A filter that is ready to be asked. */
public final class FilterMatcher {

  private final WordFilter filter;
  private final Pattern pattern;

  private FilterMatcher(WordFilter filter, Pattern pattern) {
    this.filter = filter;
    this.pattern = pattern;
  }

  static FilterEngine.Compilation of(WordFilter filter) {
    if (filter.pattern().isBlank()) {
      return new FilterEngine.Compilation.Faulty(FilterFault.EMPTY);
    }
    if (filter.pattern().length() > FilterEngine.LONGEST) {
      return new FilterEngine.Compilation.Faulty(FilterFault.TOO_LONG);
    }
    try {
      String text = filter.regex() ? filter.pattern() : Pattern.quote(filter.pattern());
      Pattern pattern = Pattern.compile(text, Pattern.CASE_INSENSITIVE);
      return pattern.matcher("").find()
          ? new FilterEngine.Compilation.Faulty(FilterFault.TAKES_EVERYTHING)
          : new FilterEngine.Compilation.Ready(new FilterMatcher(filter, pattern));
    } catch (PatternSyntaxException e) {
      return new FilterEngine.Compilation.Faulty(FilterFault.NOT_A_PATTERN);
    }
  }

  public WordFilter filter() {
    return filter;
  }

  /** Whether the filter takes a line of this text. */
  public boolean takes(String text) {
    return pattern.matcher(text).find();
  }
}
