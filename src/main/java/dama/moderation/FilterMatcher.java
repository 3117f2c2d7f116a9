package dama.moderation;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.text.Normalizer;
import java.util.List;
import java.util.Optional;

/** A filter that is ready to be asked. */
public final class FilterMatcher {

  /** Lines that nobody wants to be rid of, in every script: a filter that takes all takes any. */
  private static final List<String> HARMLESS =
      List.of("hello", "здраво", "merhaba", "مرحبا", "নমস্কার", "bok", "e4", "👍");

  /** A pattern, letters without which it is not worth asking, and the word with spaces in it. */
  private record Look(Pattern pattern, Letters needed, Optional<PartedWord> parted) {
    static Look of(Pattern pattern) {
      return new Look(pattern, Letters.of(""), Optional.empty());
    }

    boolean finds(String text, Letters letters) {
      return letters.include(needed) && pattern.matcher(text).find()
          || parted.isPresent() && parted.get().isIn(text, letters);
    }
  }

  private final WordFilter filter;
  private final boolean turkish;

  /** Asked of the line as it is written, or folded. */
  private final Look plain;

  /** Asked of the line without disguise. */
  private final Look undisguised;

  private FilterMatcher(WordFilter filter, Look plain, Look undisguised) {
    this.filter = filter;
    this.turkish = isTurkish(filter);
    this.plain = plain;
    this.undisguised = undisguised;
  }

  static FilterEngine.Compilation of(WordFilter filter) {
    if (filter.pattern().isBlank()) {
      return faulty(FilterFault.EMPTY);
    }
    if (filter.pattern().length() > FilterEngine.LONGEST) {
      return faulty(FilterFault.TOO_LONG);
    }
    if (filter.regex() && !PatternCost.isBearable(filter.pattern())) {
      return faulty(FilterFault.TOO_COSTLY);
    }
    try {
      return judged(filter.regex() ? pattern(filter) : words(filter));
    } catch (PatternSyntaxException e) {
      return faulty(FilterFault.NOT_A_PATTERN);
    }
  }

  private static FilterEngine.Compilation judged(FilterMatcher matcher) {
    if (!matcher.filter.regex()
        && !matcher.filter.pattern().codePoints().anyMatch(FilterMatcher::isSeen)) {
      return faulty(FilterFault.EMPTY);
    }
    boolean takesAll = matcher.takes("") || HARMLESS.stream().allMatch(matcher::takes);
    return takesAll
        ? faulty(FilterFault.TAKES_EVERYTHING)
        : new FilterEngine.Compilation.Ready(matcher);
  }

  /** What folding leaves nothing of would be found everywhere. */
  private static boolean isSeen(int point) {
    return !Folding.of(Character.toString(point), false).replace(Blanks.BLANK, "").isBlank();
  }

  private static FilterEngine.Compilation faulty(FilterFault fault) {
    return new FilterEngine.Compilation.Faulty(fault);
  }

  private static FilterMatcher pattern(WordFilter filter) {
    String exact = Normalizer.normalize(filter.pattern(), Normalizer.Form.NFC);
    // On its own first: half a group could close the one that is put around it.
    Pattern.compile(exact);
    String bounded = filter.wholeWord() ? WordPattern.bounded(exact, true) : exact;
    Pattern pattern = Pattern.compile(bounded, filter.folded() ? Pattern.CASE_INSENSITIVE : 0);
    return new FilterMatcher(filter, Look.of(pattern), Look.of(pattern));
  }

  private static FilterMatcher words(WordFilter filter) {
    String exact = Normalizer.normalize(filter.pattern(), Normalizer.Form.NFC);
    if (!filter.folded()) {
      Pattern literal = Pattern.compile(WordPattern.literal(exact, filter.wholeWord()));
      return new FilterMatcher(filter, Look.of(literal), Look.of(literal));
    }
    String folded = Folding.of(exact, isTurkish(filter)).replace(Blanks.BLANK, " ");
    return new FilterMatcher(
        filter,
        look(new WordPattern(filter.wholeWord(), false), folded),
        look(new WordPattern(filter.wholeWord(), true), Disguise.latin(folded)));
  }

  private static Look look(WordPattern spelling, String words) {
    return new Look(
        Pattern.compile(spelling.of(words)), spelling.needed(words), spelling.parted(words));
  }

  private static boolean isTurkish(WordFilter filter) {
    return filter.language().equals("tr");
  }

  public WordFilter filter() {
    return filter;
  }

  /** Whether the filter takes a line of this text. */
  public boolean takes(String text) {
    return takes(new FilterText(text));
  }

  boolean takes(FilterText text) {
    if (!filter.folded()) {
      return plain.pattern().matcher(text.exact()).find();
    }
    FilterText.View view = text.view(turkish);
    return plain.finds(view.plain(), view.letters())
        || undisguised.finds(view.undisguised(), view.letters())
        || filter.regex() && plain.pattern().matcher(text.exact()).find();
  }
}
