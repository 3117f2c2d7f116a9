package dama.chat;

import dama.player.Folded;
import dama.player.Storable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Looks for lines that contain a text. What is said often is found by reading on from where the
 * page begins. What is not found there is rare, and the index of pieces leads to it, slice by slice
 * on the way, twice as many each time: so no step has many lines to sort. H2 has no such index:
 * there every line is read. Who asks is told how far that came when time is up.
 */
final class TextSearch {

  /** Read before any index is asked; a millisecond a thousand. */
  private static final int READ_FIRST = 10_000;

  /** What one person said, or was hidden, lies far apart: a page of the disk for each line. */
  private static final int READ_FIRST_OF_FEW = 1_000;

  /** A slice of the index of pieces is 2 to this many lines; as in {@code chat_grams}. */
  private static final int SLICE_BITS = 18;

  private static final int MOST_SLICES = 16;

  /** Where every line is read: so many at a time that one step is over in good time. */
  private static final int STEP_BITS = 16;

  private static final long NANOS_TO_SEARCH = TimeUnit.MILLISECONDS.toNanos(1_500);

  private final LineSearchStore store;
  private final ChatQuery query;
  private final String text;
  private final String folded;
  private final boolean falling;
  private final int size;
  private final boolean indexed;
  private final long begun = System.nanoTime();
  private final List<ChatLine> found = new ArrayList<>();

  TextSearch(LineSearchStore store, ChatQuery query, String text, Paging paging, boolean grams) {
    this.store = store;
    this.query = query;
    this.text = text;
    this.folded = Folded.of(Storable.of(text));
    this.falling = paging.falling();
    this.size = paging.size();
    this.indexed = grams;
  }

  FoundLines in(IdRange range) {
    LineConditions first = LineConditions.of(query).within(range);
    long last =
        store
            .number(
                "select l.id from chat_line l where "
                    + first.sql()
                    + LineSearchStore.order(falling, 1)
                    + " offset "
                    + (readFirst() - 1),
                first.values())
            .orElse(0L);
    read(last == 0 ? range : falling ? range.above(last - 1) : range.below(last + 1));
    if (last == 0 || isFull()) {
      return LineSearchStore.page(found, size);
    }
    return slices(range.beyond(last, falling));
  }

  private int readFirst() {
    return indexed && query.isOfFew() ? READ_FIRST_OF_FEW : READ_FIRST;
  }

  private FoundLines slices(IdRange range) {
    IdRange left =
        range.below(store.number("select max(l.id) + 1 from chat_line l", List.of()).orElse(1L));
    int bits = indexed ? SLICE_BITS : STEP_BITS;
    int count = 1;
    while (!isFull() && !left.isEmpty()) {
      if (System.nanoTime() - begun > NANOS_TO_SEARCH) {
        return new FoundLines(found, false, falling ? left.high() : left.low());
      }
      long at = (falling ? left.high() - 1 : left.low() + 1) >> bits;
      long to = falling ? Math.max(0, at - count + 1) : at + count - 1;
      IdRange step = falling ? left.above((to << bits) - 1) : left.below((to + 1) << bits);
      if (indexed) {
        lookUp(step, Math.min(at, to), Math.max(at, to));
      } else {
        read(step);
      }
      left = falling ? left.below(step.low() + 1) : left.above(step.high() - 1);
      count = indexed ? Math.min(MOST_SLICES, count * 2) : 1;
    }
    return LineSearchStore.page(found, size);
  }

  private void read(IdRange step) {
    LineConditions all = LineConditions.of(query).within(step).saying(text);
    found.addAll(store.fetch(LineSearchStore.select(all) + order(), all.values()));
  }

  /**
   * The ids are hidden from the planner, which would go by them rather than by the pieces, unless
   * they narrow what one person said; and the limit, for whose sake it would read on in hope.
   */
  private void lookUp(IdRange step, long from, long to) {
    LineConditions all = LineConditions.of(query);
    List<String> slices = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (long slice = from; slice <= to; slice++) {
      slices.add(pieces());
      Collections.addAll(values, slice << SLICE_BITS, folded);
    }
    all.and("(" + String.join(" or ", slices) + ")", values.toArray());
    if (query.who().ids() == null) {
      all.and("l.id + 0 > ? and l.id + 0 < ?", step.low(), step.high());
    } else {
      all.within(step);
    }
    all.saying(text);
    found.addAll(
        store.fetch(
            "with hit as materialized (select l.id from chat_line l where "
                + all.sql()
                + ") select l.* from chat_line l where l.id in (select l.id from hit l"
                + order()
                + ")"
                + order(),
            all.values()));
  }

  /** That a line has all the pieces of the text, in a slice. */
  private String pieces() {
    String given = "(cast(? as bigint), cast(? as text)";
    return letters() == 1
        ? "chat_letters(l.id, l.text_folded) @> chat_letters" + given + ")"
        : "chat_grams(l.id, l.text_folded, 1) @> chat_grams"
            + given
            + (letters() == 2 ? ", 2)" : ", 3)");
  }

  private String order() {
    return LineSearchStore.order(falling, size + 1 - found.size());
  }

  private int letters() {
    return folded.codePointCount(0, folded.length());
  }

  private boolean isFull() {
    return found.size() > size;
  }
}
