package dama.moderation;

import com.google.re2j.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;

/**
 * A word as a pattern that finds it however it is spelled out: with marks between its letters, with
 * a space between all of them, with a letter drawn out.
 */
final class WordPattern {

  /** What a word is made of. Joiners are part of words in Bengali. */
  static final String IN_WORD = "\\p{L}\\p{M}\\p{N}\\x{200C}\\x{200D}\\x{E000}";

  /** What is put into a word to take it apart; the ends of sentences come between words. */
  private static final String SIGNS = "*_~^+=|/\\\\'’`´\"#%&·•\\-‐‑–—\\x{2800}";

  private static final String WITHIN = "[" + SIGNS + "]*";
  private static final String PARTED = "[\\s" + SIGNS + "]{0,3}";

  private static final String BETWEEN = "[\\s\\p{P}\\p{S}]{1,3}";
  private static final String ANY_SPACE = "[\\s\\p{P}\\p{S}]*";

  /** Fewer letters one after another say nothing. */
  private static final int SPELLED_OUT = 3;

  /**
   * In a word with fewer letters one that is doubled may make another word, as "good" of "god"; two
   * that are doubled make none.
   */
  private static final int LONG = 5;

  private static final String HASANTA = "\\x{09CD}";

  private static final Map<Integer, String> FIGURES =
      Map.ofEntries(
          Map.entry((int) 'a', "4@"),
          Map.entry((int) 'b', "8"),
          Map.entry((int) 'e', "3€"),
          Map.entry((int) 'g', "9"),
          Map.entry((int) 'i', "1|"),
          Map.entry((int) 'ı', "1|"),
          Map.entry((int) 'l', "1|"),
          Map.entry((int) 'o', "0"),
          Map.entry((int) 's', "5$"),
          Map.entry((int) 't', "7"),
          Map.entry((int) 'z', "2"));

  private final boolean wholeWord;
  private final boolean figures;

  /** A letter, and how many of it stand together. */
  private record Run(int point, int times) {
    static List<Run> of(String word) {
      List<Run> runs = new ArrayList<>();
      for (int point : word.codePoints().toArray()) {
        boolean again = !runs.isEmpty() && runs.get(runs.size() - 1).point() == point;
        int before = again ? runs.remove(runs.size() - 1).times() : 0;
        runs.add(new Run(point, before + 1));
      }
      return runs;
    }
  }

  /**
   * @param figures whether a figure is taken for the letter it looks like
   */
  WordPattern(boolean wholeWord, boolean figures) {
    this.wholeWord = wholeWord;
    this.figures = figures;
  }

  /** A word, or several, that is found as it is written. */
  static String literal(String text, boolean wholeWord) {
    return bounded(
        String.join(
            "\\s+", List.of(text.strip().split("\\s+", -1)).stream().map(Pattern::quote).toList()),
        wholeWord);
  }

  /** Words of a folded text, that are found however they are spelled out. */
  String of(String words) {
    StringBuilder joined = new StringBuilder();
    StringBuilder apart = new StringBuilder();
    for (String word : words.strip().split("\\s+", -1)) {
      joined.append(joined.isEmpty() ? "" : ANY_SPACE).append(spelled(word, WITHIN));
      apart.append(apart.isEmpty() ? "" : BETWEEN).append(spelled(word, BETWEEN));
    }
    String whole = bounded(joined.toString(), wholeWord);
    return syllables(words) < SPELLED_OUT ? whole : whole + "|" + bounded(apart.toString(), true);
  }

  /**
   * A word that spaces part anywhere, if it is one that can be told from others then; in the first
   * group.
   */
  Optional<PartedWord> parted(String words) {
    String word = words.strip();
    long letters = syllables(word);
    if (letters < PartedWord.SHORTEST || !word.equals(word.replaceAll("\\s", ""))) {
      return Optional.empty();
    }
    boolean isLong = letters >= LONG;
    String spelled =
        spelled(
            Run.of(word),
            PARTED,
            (run, at) -> isLong ? more(run, run.times(), PARTED) : drawnOut(run, PARTED));
    Pattern pattern = Pattern.compile(bounded("(" + spelled + ")", true));
    return Optional.of(new PartedWord(pattern, needed(word), isLong && !wholeWord));
  }

  /** Letters that something can stand between; the vowel signs of Bengali go with theirs. */
  private static long syllables(String words) {
    return words
        .codePoints()
        .filter(point -> !Character.isSpaceChar(point) && !isMark(point))
        .count();
  }

  /** The letters that {@link #of} cannot do without. */
  Letters needed(String words) {
    return Letters.of(
        words
            .codePoints()
            .filter(point -> !figures || !FIGURES.containsKey(point))
            .mapToObj(Character::toString)
            .collect(Collectors.joining()));
  }

  /** The letters of a word with something between them. */
  private String spelled(String word, String between) {
    List<Run> runs = Run.of(word);
    if (syllables(word) >= LONG) {
      return spelled(runs, between, (run, at) -> more(run, run.times(), between));
    }
    List<String> ways = new ArrayList<>();
    ways.add(spelled(runs, between, (run, at) -> drawnOut(run, between)));
    for (int one = 0; one < runs.size(); one++) {
      for (int other = one + 1; other < runs.size(); other++) {
        Set<Integer> doubled = Set.of(one, other);
        ways.add(
            spelled(
                runs,
                between,
                (run, at) -> more(run, run.times() + (doubled.contains(at) ? 1 : 0), between)));
      }
    }
    return "(?:" + String.join("|", ways) + ")";
  }

  private static String spelled(
      List<Run> runs, String between, BiFunction<Run, Integer, String> spelling) {
    StringBuilder pattern = new StringBuilder();
    for (int at = 0; at < runs.size(); at++) {
      pattern.append(at > 0 && !isMark(runs.get(at).point()) ? between : "");
      pattern.append(spelling.apply(runs.get(at), at));
    }
    return pattern.toString();
  }

  /** So many of a letter, or more. */
  private String more(Run run, int times, String between) {
    String letter = letter(run.point());
    return letter + "(?:(?:" + between + ")?" + letter + "){" + (times - 1) + ",}";
  }

  /** One letter drawn out is three or more of it: "boot" is no "bot". */
  private String drawnOut(Run run, String between) {
    return run.times() > 1
        ? more(run, run.times(), between)
        : "(?:" + letter(run.point()) + "|" + more(run, 3, between) + ")";
  }

  private String letter(int point) {
    String also = figures ? FIGURES.getOrDefault(point, "") : "";
    return also.isEmpty()
        ? Pattern.quote(Character.toString(point))
        : "[" + Character.toString(point) + also + "]";
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
  }

  /**
   * RE2 looks neither back nor ahead, and has words of ASCII only: what stands around is matched.
   * Within a word too, what is found must not end in the midst of a syllable.
   */
  static String bounded(String pattern, boolean wholeWord) {
    return wholeWord
        ? "(?:^|[^" + IN_WORD + "])(?:" + pattern + ")(?:[^" + IN_WORD + "]|$)"
        : "(?:^|[^" + HASANTA + "])(?:" + pattern + ")(?:[^\\p{M}]|$)";
  }
}
