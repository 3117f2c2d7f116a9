package dama.chat;

import java.util.List;

/**
 * A part of what a query finds.
 *
 * @param lines newest first
 * @param next for {@link ChatQuery#before()} to find what follows; 0 if nothing does
 */
public record FoundLines(List<ChatLine> lines, long next) {

  public FoundLines {
    lines = List.copyOf(lines);
  }
}
