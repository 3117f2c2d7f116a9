package dama.chat;

import dama.player.Folded;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.persistence.Query;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Finds lines among as many as there are. The log is in the order of ids, which is that in which
 * lines came; so every index ends with the id, and a page begins at one.
 */
@ApplicationScoped
@Transactional
public class LineSearchStore {

  private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
  private static final Instant LATEST = Instant.parse("9999-12-31T00:00:00Z");

  /** Of as many ids it is known when their lines were said: two to this; as in the schema. */
  private static final int SPAN_BITS = 10;

  /** A query that no index helps ends after these; a database that hangs is given up after five. */
  private static final int MILLIS_TO_ANSWER = 3_000;

  /** Each person's lines are found by themselves, up to so many; of more they are sifted. */
  private static final int PEOPLE_APART = 50;

  @PersistenceContext EntityManager rows;

  private final AtomicReference<@Nullable Boolean> grams = new AtomicReference<>();

  /** A part of the lines that a query asks for. */
  public FoundLines search(ChatQuery query, Paging paging) {
    prepare();
    IdRange range = times(query.when());
    if (paging.beside() != 0) {
      range = range.beyond(paging.beside(), paging.falling());
    }
    if (range.isEmpty()) {
      return FoundLines.NONE;
    }
    String text = query.what().text();
    FoundLines found =
        text == null || Folded.of(text).isEmpty()
            ? page(lines(query, range, paging.falling(), paging.size() + 1), paging.size())
            : new TextSearch(this, query, text, paging, hasGrams()).in(range);
    return paging.back() ? reversed(found) : found;
  }

  /** The lines of a room before and after one, oldest first, itself among them. */
  public List<ChatLine> around(ChatLine line, int before, int after) {
    ChatQuery room = ChatQuery.ALL.in(line.room());
    List<ChatLine> all = new ArrayList<>(lines(room, IdRange.ALL.below(line.id()), true, before));
    Collections.reverse(all);
    all.add(line);
    all.addAll(lines(room, IdRange.ALL.above(line.id()), false, after));
    return Collections.unmodifiableList(all);
  }

  /** When the line of this id was said, or the last before it that is still there. */
  public Optional<Instant> saidAt(long id) {
    return rows.createQuery(
            "select l from ChatLineRecord l where l.id <= ?1 order by l.id desc",
            ChatLineRecord.class)
        .setParameter(1, id)
        .setMaxResults(1)
        .getResultStream()
        .map(row -> row.toLine().at())
        .findFirst();
  }

  static FoundLines page(List<ChatLine> lines, int size) {
    return lines.size() <= size
        ? new FoundLines(lines, false, 0)
        : new FoundLines(lines.subList(0, size), true, 0);
  }

  private static FoundLines reversed(FoundLines found) {
    List<ChatLine> lines = new ArrayList<>(found.lines());
    Collections.reverse(lines);
    return new FoundLines(lines, found.more(), found.reached());
  }

  /** Within the transaction of the search, and no longer. */
  private void prepare() {
    if (hasGrams()) {
      // What is compiled for one page is never run often enough, nor is a page worth two processes.
      rows.createNativeQuery(
              "select set_config('statement_timeout', '"
                  + MILLIS_TO_ANSWER
                  + "', true), set_config('jit', 'off', true),"
                  + " set_config('max_parallel_workers_per_gather', '0', true),"
                  // A plan for any value at all is a bad one for this word, this person, these ids.
                  + " set_config('plan_cache_mode', 'force_custom_plan', true),"
                  // Room for where the lines are: without it whole pages are read for each.
                  + " set_config('work_mem', '32MB', true)")
          .getResultList();
    }
  }

  /** PostgreSQL has them, and H2 does without: its tables are small, or searched in parts. */
  private boolean hasGrams() {
    Boolean known = grams.get();
    if (known == null) {
      known =
          ((Number)
                      rows.createNativeQuery(
                              "select count(*) from information_schema.routines"
                                  + " where lower(routine_name) = 'chat_grams'")
                          .getSingleResult())
                  .intValue()
              > 0;
      grams.set(known);
    }
    return known;
  }

  /** Where lines of that time are, in whatever order clocks and restored rows have left them. */
  private IdRange times(ChatQuery.When when) {
    if (!hasGrams() || (when.from() == null && when.to() == null)) {
      return IdRange.ALL;
    }
    Object[] spans =
        (Object[])
            rows.createNativeQuery(
                    "select min(s.span), max(s.span) from chat_span s"
                        + " where s.from_at < ? and s.to_at > ?")
                .setParameter(1, orElse(when.to(), LATEST))
                .setParameter(2, orElse(when.from(), EARLIEST))
                .getSingleResult();
    if (spans[0] == null) {
      return IdRange.NONE;
    }
    long first = ((Number) spans[0]).longValue() << SPAN_BITS;
    long last = ((Number) spans[1]).longValue() + 1 << SPAN_BITS;
    return IdRange.ALL.above(first - 1).below(last);
  }

  private static OffsetDateTime orElse(@Nullable Instant time, Instant none) {
    return (time == null ? none : time).atOffset(ZoneOffset.UTC);
  }

  /** The first so many on the way through a range, whatever they say. */
  private List<ChatLine> lines(ChatQuery query, IdRange range, boolean falling, int most) {
    Set<Long> people = query.who().ids();
    if (people == null || people.size() < 2 || people.size() > PEOPLE_APART) {
      LineConditions all = LineConditions.of(query).within(range);
      return fetch(select(all) + order(falling, most), all.values());
    }
    List<String> parts = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    for (long one : people) {
      LineConditions own = LineConditions.of(query.by(Set.of(one))).within(range);
      parts.add("select * from (" + select(own) + order(falling, most) + ") each_one");
      values.addAll(own.values());
    }
    String all = String.join(" union all ", parts);
    return fetch("select l.* from (" + all + ") l" + order(falling, most), values);
  }

  static String select(LineConditions all) {
    return "select l.* from chat_line l where " + all.sql();
  }

  static String order(boolean falling, int most) {
    return " order by l.id" + (falling ? " desc" : "") + " limit " + most;
  }

  List<ChatLine> fetch(String sql, List<Object> values) {
    return query(rows.createNativeQuery(sql, ChatLineRecord.class), values).stream()
        .map(row -> ((ChatLineRecord) row).toLine())
        .toList();
  }

  /** A number, if there is one. */
  Optional<Long> number(String sql, List<Object> values) {
    return query(rows.createNativeQuery(sql), values).stream()
        .map(value -> ((Number) value).longValue())
        .findFirst();
  }

  private static List<?> query(Query query, List<Object> values) {
    for (int i = 0; i < values.size(); i++) {
      query.setParameter(i + 1, values.get(i));
    }
    return query.getResultList();
  }
}
