package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dama.chat.ChatQuery;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChatFilterTest {

  @Test
  void anEmptyFormAsksForEverything() {
    ChatQuery query = new ChatFilter("", "", "", "", "", "").query("Predvorje");
    assertEquals(new ChatQuery(null, null, null, null, null, 0), query);
  }

  @Test
  void theLastDayIsItselfIncluded() {
    ChatQuery query = new ChatFilter("", "", "", "2026-11-28", "2026-11-29", "").query("Predvorje");
    assertEquals(Instant.parse("2026-11-28T00:00:00Z"), query.from());
    assertEquals(Instant.parse("2026-11-30T00:00:00Z"), query.to());
  }

  @Test
  void whatIsNoDateOrNumberDoesNotMatter() {
    ChatQuery query = new ChatFilter("", "", "", "29.11.", "soon", "1e9").query("Predvorje");
    assertNull(query.from());
    assertNull(query.to());
    assertEquals(0, query.before());
  }

  @ParameterizedTest
  @ValueSource(strings = {"+999999999-12-31", "+123456-01-01", "-0044-03-15", "2026-02-30"})
  void aDateThatNoDatabaseKeepsDoesNotMatter(String date) {
    ChatQuery query = new ChatFilter("", "", "", date, date, "").query("Predvorje");
    assertNull(query.from());
    assertNull(query.to());
  }

  @Test
  void theLobbyIsFoundByItsNameInThePagesLanguage() {
    ChatQuery query = new ChatFilter("predvorje", "", "", "", "", "").query("Predvorje");
    assertEquals("lobby", query.room());
  }

  @Test
  void theNextPageAsksForTheSame() {
    ChatFilter filter = new ChatFilter("lobby", "ليلى", "a&b", "", "", "99");
    assertEquals(
        "?room=lobby&name=%D9%84%D9%8A%D9%84%D9%89&text=a%26b&before=42", filter.address(42));
    assertEquals("", new ChatFilter("", "", "", "", "", "99").address(0));
  }
}
