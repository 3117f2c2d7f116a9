package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatQuery;
import dama.chat.FoundLines;
import dama.chat.LineFlag;
import dama.chat.LineStatus;
import dama.chat.Paging;
import dama.server.TooLongException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that was said, for moderators. */
@Named
@RequestScoped
public class LinesPage {

  private static final int LINES = 50;

  private static final List<String> NARROWING =
      List.of("kind", "author", "status", "flag", "sort", "address");

  @Inject private HttpServletRequest request;
  @Inject private LineSearch search;
  @Inject private LineRows rows;
  @Inject private Visitor visitor;
  @Inject private Words words;

  /** A field and what it can say. */
  public record Choice(String field, String name, List<Option> options) {}

  /** Something that a field can say; the empty value for whatever. */
  public record Option(String value, String name, boolean chosen) {}

  private ChatFilter filter = new ChatFilter(Map.of());
  private Paging paging = Paging.newest(LINES);
  private FoundLines page = FoundLines.NONE;
  private String fault = "";

  public void open() {
    filter = ChatFilter.of(request);
    paging = filter.paging(LINES);
    Optional<ChatQuery> query = search.query(filter, words.of("console.room.lobby"));
    if (query.isEmpty()) {
      fault = filter.fault().isEmpty() ? "person" : filter.fault();
      return;
    }
    String room = query.get().where().room();
    visitor.player().ifPresent(who -> search.remember(who.id(), room == null ? "" : room));
    try {
      page = search.find(query.get(), paging);
    } catch (TooLongException e) {
      fault = "slow";
    }
  }

  public ChatFilter getFilter() {
    return filter;
  }

  public List<LineRows.Row> getLines() {
    return rows.of(page.lines());
  }

  /** What was wrong with the question; empty if nothing was. */
  public String getFault() {
    return fault.isEmpty() ? "" : words.of("lines.fault." + fault);
  }

  /** The place of the console that this is: lines that wait have one of their own. */
  public String getSection() {
    return filter.of("status").equalsIgnoreCase(LineStatus.HELD.name()) ? "held" : "lines";
  }

  /** The fields that can say only this or that. */
  public List<Choice> getChoices() {
    return List.of(
        choice("kind", List.of("lobby", "game")),
        choice("author", List.of("account", "visitor")),
        choice("status", Arrays.stream(LineStatus.values()).map(Codes::of).toList()),
        choice(
            "flag",
            Stream.concat(Stream.of("any"), Arrays.stream(LineFlag.values()).map(Codes::of))
                .toList()),
        choice("sort", List.of("oldest")));
  }

  /** Whether one of them, or the hash of an address, narrows what is found. */
  public boolean isNarrowed() {
    return NARROWING.stream().anyMatch(field -> !filter.of(field).isEmpty());
  }

  private Choice choice(String field, List<String> values) {
    String given = Codes.of(filter.of(field));
    return new Choice(
        field,
        words.of("lines.choice." + field),
        Stream.concat(Stream.of(""), values.stream())
            .map(value -> option(field, value, given))
            .toList());
  }

  private Option option(String field, String value, String given) {
    String name = value.isEmpty() ? field.equals("sort") ? "newest" : "all" : value;
    return new Option(value, words.of("lines." + field + "." + name), value.equals(given));
  }

  /** How far the search came before its time was up; empty if it came to its end. */
  public String getReached() {
    if (page.reached() == 0) {
      return "";
    }
    String time = search.saidAt(page.reached()).map(UtcTime::write).orElse("");
    return words.with("lines.reached", Map.of("time", time));
  }

  public String getOnwards() {
    return here() + filter.address(paging.back() ? "before" : "after", page.reached());
  }

  /** Whether lines come before these in the order of the page. */
  public boolean isBefore() {
    return !page.lines().isEmpty() && (paging.back() ? page.more() : paging.beside() != 0);
  }

  public boolean isAfter() {
    return !page.lines().isEmpty() && (paging.back() || page.more());
  }

  public boolean isPaged() {
    return paging.beside() != 0;
  }

  public String getBeforeLink() {
    return here() + filter.address("before", first(page.lines()));
  }

  public String getAfterLink() {
    return here() + filter.address("after", last(page.lines()));
  }

  /** Where to come back to after an act: this page, below the application. */
  public String getBack() {
    return "/moderation/lines"
        + filter.address(paging.back() ? "before" : "after", paging.beside());
  }

  public String getBegin() {
    return here() + filter.address();
  }

  /** The address of all that is found, as a file. */
  public String export(String format) {
    String query = filter.address();
    String separator = query.isEmpty() ? "?" : "&";
    return request.getContextPath() + "/moderation/export" + query + separator + "format=" + format;
  }

  private static long first(List<ChatLine> lines) {
    return lines.isEmpty() ? 0 : lines.get(0).id();
  }

  private static long last(List<ChatLine> lines) {
    return lines.isEmpty() ? 0 : lines.get(lines.size() - 1).id();
  }

  private String here() {
    return request.getContextPath() + "/moderation/lines";
  }
}
