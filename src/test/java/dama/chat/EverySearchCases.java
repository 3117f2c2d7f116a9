package dama.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Rows;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Questions made up by chance find what a plain filter in Java finds. */
abstract class EverySearchCases {
  private static final int LINES = 20_000;
  private static final int PEOPLE = 300;
  private static final int GAMES = 600;
  private static final int QUESTIONS = 250;

  /** So that the lines lie in several slices of the index. */
  private static final long STEP = 60;

  private final Rows rows;

  EverySearchCases(Rows rows) {
    this.rows = rows;
  }

  private static Talk talk(TalkPeople people) {
    return new Talk(1, people, "talk", GAMES, LINES, 1, STEP);
  }

  @Test
  void everyQuestionFindsWhatReadingItAllWouldFind() throws SQLException {
    TalkPeople people = new TalkPeople(1, 1, PEOPLE);
    List<TalkRow> all = new ArrayList<>();
    Talk talk = talk(people);
    for (TalkRow row = talk.next(); row != null; row = talk.next()) {
      all.add(row);
    }
    try (Connection connection = rows.database().connect()) {
      TalkInsert.insert(connection, talk(people), people, GAMES);
    }
    Questions questions = new Questions(new SplittableRandom(7), all);
    for (int i = 0; i < QUESTIONS; i++) {
      check(questions.next(), i % 2 == 0, all);
    }
  }

  private void check(ChatQuery query, boolean oldestFirst, List<TalkRow> all) {
    Comparator<Long> order = oldestFirst ? Comparator.naturalOrder() : Comparator.reverseOrder();
    List<Long> expected =
        all.stream()
            .filter(row -> Questions.fits(query, row))
            .map(TalkRow::id)
            .sorted(order)
            .toList();
    Paging paging = new Paging(oldestFirst, 0, false, 20);
    assertPage(expected, 0, query, paging);
    if (!expected.isEmpty()) {
      int middle = expected.size() / 2;
      assertPage(expected, middle + 1, query, paging.after(expected.get(middle)));
      int begin = Math.max(0, middle - 20);
      Paging back = paging.before(expected.get(middle));
      assertEquals(expected.subList(begin, middle), ids(query, back), () -> query + " " + back);
    }
  }

  private void assertPage(List<Long> expected, int begin, ChatQuery query, Paging paging) {
    List<Long> page = expected.subList(begin, Math.min(expected.size(), begin + paging.size()));
    assertEquals(page, ids(query, paging), () -> query + " " + paging);
  }

  private List<Long> ids(ChatQuery query, Paging paging) {
    long begun = System.nanoTime();
    FoundLines found = rows.store(LineSearchStore.class).search(query, paging);
    assertEquals(
        0, found.reached(), () -> query + " took " + Duration.ofNanos(System.nanoTime() - begun));
    return found.lines().stream().map(ChatLine::id).toList();
  }
}
