package dama.notation;

import dama.notation.PdnFault.Reason;
import dama.notation.PdnToken.Kind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is known of a game while it is read. */
final class PdnDraft {
  /** More than any game has, and little enough to hold: what goes beyond is no game. */
  private static final int MOST_MOVES = 5_000;

  private static final int MOST_TAGS = 200;

  private static final String STAR = "*";

  private final Map<String, String> tags = new LinkedHashMap<>();
  private final List<PdnMove> moves = new ArrayList<>();
  private int depth;
  private int openedAt;
  private int line;
  private int fenLine;
  private boolean begun;
  private boolean counted;
  private boolean praised;
  private String result = "";
  private @Nullable PdnFault fault;

  /** Whether this token belongs to the next game. */
  boolean isOverAt(PdnToken token) {
    boolean outside = depth == 0;
    return switch (token.kind()) {
      case TAG -> begun || token.text().equals("Event") && tags.containsKey("Event");
      case NUMBER -> outside && !result.isEmpty() && (result.equals(STAR) || isFirst(token));
      case WORD -> outside && result.equals(STAR) && PdnSpelling.isMove(spelt(token));
      default -> false;
    };
  }

  void take(PdnToken token) {
    line = line == 0 ? token.line() : line;
    begun |= token.kind() != Kind.TAG && !(token.kind() == Kind.FAULT && moves.isEmpty());
    switch (token.kind()) {
      case TAG -> tag(token);
      case SET_UP -> setUp(token);
      case WORD -> word(token);
      case STAR -> result = depth == 0 && result.isEmpty() ? STAR : result;
      case NUMBER -> counted = true;
      case PRAISE -> praised = depth == 0;
      case OPEN -> open(token);
      case CLOSE -> close(token);
      case FAULT -> blame(token.fault());
      default -> {}
    }
  }

  /** At the next tags and at the end of the text. */
  void closeAll() {
    if (depth > 0) {
      blame(new PdnFault(Reason.OPEN_VARIATION, "(", openedAt));
    }
  }

  /** A result alone, with nothing it could be the result of, is no game. */
  boolean isEmpty() {
    return tags.isEmpty() && moves.isEmpty() && fault == null && !counted;
  }

  PdnScore finish(int number) {
    if (result.isEmpty() && praised) {
      result = STAR;
    }
    Map<String, String> texts = decoded();
    takePoints(texts);
    return new PdnScore(number, line, fenLine, texts, moves, result, fault);
  }

  private void tag(PdnToken token) {
    if (tags.size() == MOST_TAGS) {
      blame(new PdnFault(Reason.TOO_LONG, "[" + token.text(), token.line()));
      return;
    }
    if (tags.putIfAbsent(token.text(), token.value()) == null && isFen(token)) {
      fenLine = token.line();
    }
  }

  private void setUp(PdnToken token) {
    if (moves.isEmpty() && depth == 0) {
      tags.put(PdnScore.FEN, token.value());
      fenLine = token.line();
    } else if (depth == 0) {
      blame(new PdnFault(Reason.LATE_POSITION, token.value(), token.line()));
    }
  }

  private void word(PdnToken token) {
    if (depth > 0) {
      return;
    }
    String word = spelt(token);
    if (PdnSpelling.isResult(word)) {
      result = word;
    } else if (!PdnSpelling.isMove(word)) {
      blame(new PdnFault(Reason.STRAY_TEXT, word, token.line()));
    } else if (moves.size() == MOST_MOVES) {
      blame(new PdnFault(Reason.TOO_LONG, word, token.line()));
    } else if (fault == null) {
      moves.add(new PdnMove(word, token.line()));
      praised = false;
    }
  }

  private void open(PdnToken token) {
    depth++;
    if (depth == 1) {
      openedAt = token.line();
    }
  }

  private void close(PdnToken token) {
    if (depth == 0) {
      blame(new PdnFault(Reason.CLOSES_NOTHING, ")", token.line()));
    } else {
      depth--;
    }
  }

  private void blame(PdnFault found) {
    fault = fault == null ? found : fault;
  }

  private static String spelt(PdnToken token) {
    return PdnSpelling.of(token.text());
  }

  private static boolean isFen(PdnToken tag) {
    return tag.text().equals(PdnScore.FEN);
  }

  private static boolean isFirst(PdnToken number) {
    return number.text().equals("1");
  }

  /** A result in points, such as {@code 4-6}, looks like a move: the tag tells them apart. */
  private void takePoints(Map<String, String> texts) {
    int last = moves.size() - 1;
    String told = texts.getOrDefault("Result", "");
    if (result.isEmpty() && last >= 0 && moves.get(last).text().equals(told)) {
      result = moves.remove(last).text();
    }
  }

  /** The whole game tells better than one tag how its bytes are to be read. */
  private Map<String, String> decoded() {
    byte[] all = bytes(String.join("\n", tags.values()));
    PdnCharset charset = PdnCharset.of(all);
    Map<String, String> texts = new LinkedHashMap<>();
    tags.forEach(
        (name, value) -> texts.put(charset.decode(bytes(name)), charset.decode(bytes(value))));
    return texts;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
