package dama.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the main lines of the games in a PDN text. Comments, variations, evaluations and move
 * numbers are passed over.
 */
public final class PdnReader {
  private static final String SQUARE = "(?:[a-h][1-8]|[0-9]{1,2})";

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\[\\s*(?<tag>\\w+)\\s+\"(?<value>(?:\\\\.|[^\"\\\\])*)\"\\s*\\]"
              + "|(?<skip>\\s+|\\{[^}]*\\}|;[^\\n]*|\\$[0-9]+|[!?]+|[0-9]*\\s*\\.+)"
              + "|(?<open>\\()|(?<close>\\))"
              + "|(?<result>\\*|1/2-1/2|(?:2-0|1-1|0-2|1-0|0-1|0-0)(?![0-9]))"
              + "|(?<move>"
              + SQUARE
              + "(?:[-x:]\\s*"
              + SQUARE
              + ")+|(?:[a-h][1-8]){2,})");

  private final String text;
  private final List<PdnScore> scores = new ArrayList<>();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<String> moves = new ArrayList<>();

  private PdnReader(String text) {
    this.text = text;
  }

  /**
   * The games in the order of the text.
   *
   * @throws NotationException at the first thing that belongs into no PDN text
   */
  public static List<PdnScore> read(String text) {
    PdnReader reader = new PdnReader(text);
    reader.readAll();
    return List.copyOf(reader.scores);
  }

  private void readAll() {
    Matcher token = TOKEN.matcher(text);
    int at = 0;
    int depth = 0;
    while (at < text.length()) {
      if (!token.region(at, text.length()).lookingAt()) {
        throw new NotationException("'" + text.charAt(at) + "' in a game", at + 1);
      }
      depth += token.group("open") != null ? 1 : token.group("close") != null ? -1 : 0;
      if (depth == 0) {
        take(token);
      }
      at = token.end();
    }
    if (!tags.isEmpty() || !moves.isEmpty()) {
      endWithoutResult();
    }
  }

  private void take(Matcher token) {
    if (token.group("tag") != null) {
      if (!moves.isEmpty()) {
        endWithoutResult();
      }
      tags.put(token.group("tag"), token.group("value").replaceAll("\\\\(.)", "$1"));
    } else if (token.group("result") != null) {
      end(token.group("result"));
    } else if (token.group("move") != null) {
      moves.add(token.group("move").replaceAll("\\s", ""));
    }
  }

  /** A result in points, such as {@code 4-6}, looks like a move: the tag tells them apart. */
  private void endWithoutResult() {
    int last = moves.size() - 1;
    if (last >= 0 && moves.get(last).equals(tags.get("Result"))) {
      end(moves.remove(last));
    } else {
      end("*");
    }
  }

  private void end(String result) {
    scores.add(new PdnScore(tags, moves, result));
    tags.clear();
    moves.clear();
  }
}
