package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.chat.FoundLines;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DecimalStyle;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Map;

/** What was said, for moderators. */
@Named
@RequestScoped
public class ChatLogPage {

  private static final int LINES = 50;

  /** The room of the lobby, as the store knows it. */
  static final String LOBBY = "lobby";

  @Inject private HttpServletRequest request;
  @Inject private ChatStore chat;
  @Inject private Words words;

  private ChatFilter filter = new ChatFilter("", "", "", "", "", "");
  private FoundLines page = new FoundLines(List.of(), 0);

  /**
   * A line as it is shown.
   *
   * @param at in ISO-8601
   * @param time in UTC, as the page's language writes it
   * @param link to the place where it was said
   */
  public record Row(String at, String time, String where, String link, String name, String text) {}

  public void open() {
    filter = ChatFilter.of(request);
    page = chat.search(filter.query(words.of("log.room.lobby")), LINES);
  }

  public ChatFilter getFilter() {
    return filter;
  }

  public List<Row> getLines() {
    DateTimeFormatter format =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM)
            .localizedBy(words.language().locale())
            .withDecimalStyle(DecimalStyle.STANDARD)
            .withZone(ZoneOffset.UTC);
    return page.lines().stream().map(line -> row(line, format)).toList();
  }

  public boolean isPaged() {
    return filter.cursor() > 0;
  }

  public boolean isMore() {
    return page.next() > 0;
  }

  public String getNewest() {
    return here() + filter.address(0);
  }

  public String getOlder() {
    return here() + filter.address(page.next());
  }

  private Row row(ChatLine line, DateTimeFormatter format) {
    boolean lobby = line.room().equals(LOBBY);
    String root = request.getContextPath();
    return new Row(
        line.at().toString(),
        format.format(line.at()),
        lobby
            ? words.of("log.room.lobby")
            : words.with("log.where.game", Map.of("id", line.room(), "n", line.ply())),
        lobby ? root + "/" : root + "/game/" + line.room() + "?ply=" + line.ply(),
        line.authorName(),
        line.text());
  }

  private String here() {
    return request.getContextPath() + "/chat-log";
  }
}
