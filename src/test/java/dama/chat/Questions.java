package dama.chat;

import dama.player.Folded;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Questions about some lines, made up by chance, and the plain way to answer them. */
final class Questions {
  private final SplittableRandom random;
  private final List<TalkRow> all;

  Questions(SplittableRandom random, List<TalkRow> all) {
    this.random = random;
    this.all = all;
  }

  /** Mostly of one or two parts; most of them taken from some line, so that it is found. */
  ChatQuery next() {
    TalkRow row = all.get(random.nextInt(all.size()));
    return new ChatQuery(
        new ChatQuery.Who(
            one(4) ? ids(row) : null,
            one(8) ? (Boolean) row.account() : null,
            one(8) ? row.addressHash() : null),
        new ChatQuery.Where(
            one(6) ? row.room() : null, one(8) ? (Boolean) random.nextBoolean() : null),
        new ChatQuery.What(
            one(2) ? part(row.text()) : null,
            one(6) ? LineStatus.valueOf(row.status()) : null,
            one(8) ? new ChatQuery.Flagged(flag()) : null),
        one(3) ? when(row.at()) : new ChatQuery.When(null, null));
  }

  private boolean one(int of) {
    return random.nextInt(of) == 0;
  }

  private Set<Long> ids(TalkRow row) {
    Set<Long> ids = new HashSet<>(Set.of(row.authorId()));
    int others = one(2) ? 0 : random.nextInt(70);
    for (int i = 0; i < others; i++) {
      ids.add(all.get(random.nextInt(all.size())).authorId());
    }
    return ids;
  }

  private @Nullable LineFlag flag() {
    return one(2) ? null : LineFlag.values()[random.nextInt(LineFlag.values().length)];
  }

  /** Of one to twelve characters from anywhere, in another case; or one that nobody said. */
  private String part(String text) {
    if (one(10)) {
      return "no%body_said";
    }
    int[] points = text.codePoints().toArray();
    int length = Math.min(points.length, 1 + random.nextInt(12));
    int begin = random.nextInt(points.length - length + 1);
    String part = new String(points, begin, length);
    return one(2) ? part : part.toUpperCase(Locale.ROOT);
  }

  private ChatQuery.When when(Instant near) {
    Instant from = near.minusSeconds(random.nextInt(10_000_000));
    Instant to = near.plusSeconds(random.nextInt(10_000_000));
    return new ChatQuery.When(one(3) ? null : from, one(3) ? null : to);
  }

  static boolean fits(ChatQuery query, TalkRow row) {
    return is(query.who().ids(), ids -> ids.contains(row.authorId()))
        && is(query.who().account(), account -> account == row.account())
        && is(query.who().addressHash(), hash -> hash.equals(row.addressHash()))
        && is(query.where().room(), room -> room.equals(row.room()))
        && is(query.where().game(), game -> game == (row.gameId() != null))
        && is(query.what().text(), text -> Folded.of(row.text()).contains(Folded.of(text)))
        && is(query.what().status(), status -> status.name().equals(row.status()))
        && is(query.what().flagged(), flagged -> isFlagged(flagged.flag(), row.flags()))
        && is(query.when().from(), from -> !row.at().isBefore(from))
        && is(query.when().to(), to -> row.at().isBefore(to));
  }

  private static boolean isFlagged(@Nullable LineFlag flag, String flags) {
    return !flags.isEmpty()
        && (flag == null || List.of(flags.split(" ", -1)).contains(flag.name()));
  }

  private static <T> boolean is(@Nullable T wanted, Predicate<T> test) {
    return wanted == null || test.test(wanted);
  }
}
