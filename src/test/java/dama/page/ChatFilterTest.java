package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.chat.ChatQuery;
import dama.chat.LineFlag;
import dama.chat.LineStatus;
import dama.chat.Paging;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChatFilterTest {

  private static ChatFilter filter(String... pairs) {
    Map<String, String> given = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      given.put(pairs[i], pairs[i + 1]);
    }
    return new ChatFilter(given);
  }

  private static Optional<ChatQuery> asked(String... pairs) {
    return filter(pairs).query("Predvorje", name -> Set.of(7L, 8L));
  }

  private static ChatQuery query(String... pairs) {
    return asked(pairs).orElseThrow();
  }

  @Test
  void anEmptyFormAsksForEverything() {
    assertEquals(ChatQuery.ALL, query());
  }

  @Test
  void everyFieldAsksForItsOwn() {
    assertEquals(
        new ChatQuery(
            new ChatQuery.Who(Set.of(42L), true, "ab12"),
            new ChatQuery.Where("a1b2c3d4e5", true),
            new ChatQuery.What("Мат", LineStatus.HIDDEN, new ChatQuery.Flagged(LineFlag.LINK)),
            new ChatQuery.When(
                Instant.parse("2026-11-28T00:00:00Z"), Instant.parse("2026-11-30T00:00:00Z"))),
        query(
            "person",
            "42",
            "author",
            "account",
            "address",
            "ab12",
            "room",
            "a1b2c3d4e5",
            "kind",
            "game",
            "text",
            "Мат",
            "status",
            "hidden",
            "flag",
            "link",
            "from",
            "2026-11-28",
            "to",
            "2026-11-29"));
  }

  @Test
  void theOtherOfTwoIsAskedForToo() {
    assertEquals(false, query("author", "visitor").who().account());
    assertEquals(false, query("kind", "lobby").where().game());
    assertEquals(new ChatQuery.Flagged(null), query("flag", "any").what().flagged());
  }

  @Test
  void aPersonIsFoundByAnyNameOrByTheirNumber() {
    assertEquals(Set.of(7L, 8L), query("person", "Ana").who().ids());
    assertEquals(Set.of(9L), query("person", "9").who().ids());
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-30, 2026-11-30T00:00:00Z, 2026-12-01T00:00:00Z",
    "2026-11-30 14:05, 2026-11-30T14:05:00Z, 2026-11-30T14:05:00Z",
    "2026-11-30T14:05:07, 2026-11-30T14:05:07Z, 2026-11-30T14:05:07Z",
    "2026-11-30T14:05:07.123Z, 2026-11-30T14:05:07.123Z, 2026-11-30T14:05:07.123Z",
  })
  void aDayIsWholeAndATimeIsItself(String written, Instant from, Instant to) {
    assertEquals(from, query("from", written).when().from());
    assertEquals(to, query("to", written).when().to());
  }

  @ParameterizedTest
  @CsvSource({
    "from, 29.11.",
    "to, soon",
    "to, +999999999-12-31",
    "from, +123456-01-01",
    "from, -0044-03-15",
    "to, 2026-02-30",
    "from, 2026-11-30 25:00",
    "status, gone",
    "flag, red",
  })
  void whatIsNotToBeUnderstoodFindsNothingRatherThanEverything(String field, String value) {
    assertEquals(Optional.empty(), asked(field, value));
    assertEquals(field, filter(field, value).fault());
  }

  @Test
  void aNameThatBeginsThoseOfManyIsNoPerson() {
    Set<Long> many = LongStream.range(0, 1_001).boxed().collect(Collectors.toSet());
    assertTrue(filter("person", "a").query("Lobby", name -> many).isEmpty());
  }

  @Test
  void theLobbyIsFoundByItsNameInThePagesLanguage() {
    assertEquals("lobby", query("room", "predvorje").where().room());
  }

  @Test
  void theNextPageAsksForTheSame() {
    ChatFilter filter = filter("room", "lobby", "person", "ليلى", "text", "a&b", "after", "99");
    assertEquals(
        "?person=%D9%84%D9%8A%D9%84%D9%89&room=lobby&text=a%26b&after=42",
        filter.address("after", 42));
    assertEquals("", filter("after", "99").address());
  }

  @Test
  void aPlaceInTheLogIsTheIdOfALine() {
    assertEquals(Paging.newest(50), filter().paging(50));
    assertEquals(new Paging(true, 3, false, 50), filter("sort", "oldest", "after", "3").paging(50));
    assertEquals(new Paging(false, 3, true, 50), filter("before", "3").paging(50));
    assertEquals(Paging.newest(50), filter("after", "1e9").paging(50));
  }
}
