package dama.chat;

import java.util.List;

/**
 * A part of what a query finds.
 *
 * @param lines in the order that was asked for
 * @param more whether others follow; or, where the part was looked for backwards, come before
 * @param reached where the search stopped because it took too long, as an id to go on beside; 0 if
 *     it came to its end or filled its page
 */
public record FoundLines(List<ChatLine> lines, boolean more, long reached) {

  public static final FoundLines NONE = new FoundLines(List.of(), false, 0);

  public FoundLines {
    lines = List.copyOf(lines);
  }
}
