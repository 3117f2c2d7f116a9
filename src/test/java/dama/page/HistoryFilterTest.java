package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.archive.FinishedGame;
import dama.archive.HistoryQuery;
import dama.archive.Score;
import dama.player.Player;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryFilterTest {

  private static Optional<Player> named(String name) {
    return name.startsWith("Жана") ? Optional.of(new Player(7, name, true)) : Optional.empty();
  }

  private static HistoryFilter with(String field, String value) {
    return new HistoryFilter(Map.of(field, value));
  }

  @Test
  void anEmptyOneAsksForEverything() {
    HistoryFilter filter = new HistoryFilter(Map.of());
    assertEquals("", filter.fault(HistoryFilterTest::named));
    assertEquals(
        new HistoryQuery(null, null, null, null, null, null, null),
        filter.query(HistoryFilterTest::named));
    assertEquals("", filter.address());
  }

  @Test
  void theLastDayIsWithin() {
    HistoryQuery query =
        new HistoryFilter(Map.of("from", "2026-03-01", "to", "2026-03-01"))
            .query(HistoryFilterTest::named);
    assertEquals(Instant.parse("2026-03-01T00:00:00Z"), query.from());
    assertEquals(Instant.parse("2026-03-02T00:00:00Z"), query.to());
  }

  @Test
  void aLastDayBeforeTheFirstIsSaid() {
    HistoryFilter filter = new HistoryFilter(Map.of("from", "2026-03-02", "to", "2026-03-01"));
    assertEquals("order", filter.fault(HistoryFilterTest::named));
  }

  @ParameterizedTest
  @CsvSource({
    "player, Nobody, player",
    "opponent, Nobody, opponent",
    "from, yesterday, from",
    "to, 2026-13-01, to",
    "variant, chess, other",
    "result, win, result",
    "result, lost, other"
  })
  void whatIsNotUnderstoodIsSaid(String field, String value, String fault) {
    assertEquals(fault, with(field, value).fault(HistoryFilterTest::named));
  }

  @Test
  void ofAPlayerResultsAreTheirs() {
    HistoryFilter filter = new HistoryFilter(Map.of("player", "Жана", "result", "loss"));
    assertEquals("", filter.fault(HistoryFilterTest::named));
    assertEquals(Score.LOSS, filter.query(HistoryFilterTest::named).score());
  }

  @Test
  void thePlaceIsInTheAddressAndComesBack() {
    HistoryFilter filter = with("player", "Жана О'Б");
    FinishedGame.Place place =
        new FinishedGame.Place(Instant.parse("2026-03-01T10:15:30.123Z"), "abc0def1gh");
    assertEquals(
        "?player=%D0%96%D0%B0%D0%BD%D0%B0+%D0%9E%27%D0%91&after=1772360130123-abc0def1gh",
        filter.addressAfter(place));
    assertEquals(place, with("after", "1772360130123-abc0def1gh").after());
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "1-", "-a", "99999999999999999-a", "1-A;", "1--a"})
  void aPlaceThatIsNoneIsTheBeginning(String text) {
    assertNull(with("after", text).after());
  }

  @Test
  void noMoreIsTakenFromAnAddressThanCanBeMeant() {
    assertEquals("Ann", HistoryFilter.meant(" Ann\n"));
    assertEquals("A\uFFFDnn", HistoryFilter.meant("A\0nn"));
    assertEquals("🎲".repeat(500), HistoryFilter.meant("🎲".repeat(3_000)));
  }
}
