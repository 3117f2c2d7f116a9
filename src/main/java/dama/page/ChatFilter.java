package dama.page;

import dama.chat.ChatQuery;
import jakarta.servlet.http.HttpServletRequest;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;

/**
 * What a moderator looks for in the chat log, as the form sends it; the empty text where it does
 * not matter.
 *
 * @param from a date, in UTC
 * @param to a date, itself included
 * @param before the id of a line; only older ones are shown
 */
public record ChatFilter(
    String room, String name, String text, String from, String to, String before) {

  static ChatFilter of(HttpServletRequest request) {
    return new ChatFilter(
        given(request, "room"),
        given(request, "name"),
        given(request, "text"),
        given(request, "from"),
        given(request, "to"),
        given(request, "before"));
  }

  /**
   * What to ask the store.
   *
   * @param lobby what the page's language calls the lobby: nobody need know its code
   */
  ChatQuery query(String lobby) {
    String where = room.equalsIgnoreCase(lobby) ? ChatLogPage.LOBBY : room;
    return new ChatQuery(
        orNull(where), orNull(name), orNull(text), startOf(from, 0), startOf(to, 1), cursor());
  }

  /** The part of an address that asks for the same, from another line on. */
  String address(long cursor) {
    StringBuilder address = new StringBuilder();
    append(address, "room", room);
    append(address, "name", name);
    append(address, "text", text);
    append(address, "from", from);
    append(address, "to", to);
    append(address, "before", cursor == 0 ? "" : Long.toString(cursor));
    return address.toString();
  }

  /** 0 for the newest lines, and for what is no number. */
  long cursor() {
    return before.matches("\\d{1,18}") ? Long.parseLong(before) : 0;
  }

  private static String given(HttpServletRequest request, String name) {
    String value = request.getParameter(name);
    return value == null ? "" : value.strip();
  }

  private static @Nullable String orNull(String value) {
    return value.isEmpty() ? null : value;
  }

  private static @Nullable Instant startOf(String date, int daysLater) {
    // Four digits a year: a database need not keep what lies further off.
    if (!date.matches("\\d{4}-\\d{2}-\\d{2}")) {
      return null;
    }
    try {
      return LocalDate.parse(date).plusDays(daysLater).atStartOfDay(ZoneOffset.UTC).toInstant();
    } catch (DateTimeParseException unreadable) {
      return null;
    }
  }

  private static void append(StringBuilder address, String name, String value) {
    if (!value.isEmpty()) {
      address.append(address.isEmpty() ? '?' : '&').append(name).append('=');
      address.append(URLEncoder.encode(value, StandardCharsets.UTF_8));
    }
  }
}
