package dama.notation;

import dama.notation.PdnToken.Kind;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of a PDN text one by one: the tags and the main line of each, as they are found
 * in the wild. Comments, variations and annotations are passed over. What a game cannot have is its
 * {@link PdnScore#fault}, and the next game is read. However long the text, one game is held.
 *
 * <p>A game ends where tags begin again, after a star, at the end of the text, or where after a
 * result moves are counted from 1 again.
 */
public final class PdnReader implements Iterator<PdnScore> {
  private final PdnScanner scanner;
  private int count;
  private @Nullable PdnToken ahead;
  private @Nullable PdnScore next;

  /**
   * @param stream in UTF-8, Windows-1251 or Windows-1252, each game by itself; not closed
   * @throws UncheckedIOException here and from every method if the stream fails
   */
  public PdnReader(InputStream stream) {
    scanner = new PdnScanner(stream);
  }

  /** The games in the order of the text. */
  public static List<PdnScore> read(String text) {
    List<PdnScore> scores = new ArrayList<>();
    new PdnReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
        .forEachRemaining(scores::add);
    return List.copyOf(scores);
  }

  @Override
  public boolean hasNext() {
    if (next == null) {
      next = readGame();
    }
    return next != null;
  }

  @Override
  public PdnScore next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    PdnScore score = next;
    next = null;
    return score;
  }

  private @Nullable PdnScore readGame() {
    PdnDraft draft = new PdnDraft();
    PdnToken token = ahead == null ? scanner.next() : ahead;
    ahead = null;
    while (token.kind() != Kind.END && !draft.isOverAt(token)) {
      draft.take(token);
      token = scanner.next();
    }
    ahead = token;
    if (token.kind() == Kind.TAG || token.kind() == Kind.END) {
      draft.closeAll();
    }
    return draft.isEmpty() ? null : draft.finish(++count);
  }
}
