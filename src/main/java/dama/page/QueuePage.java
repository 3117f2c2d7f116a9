package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.moderation.Report;
import dama.moderation.ReportGroup;
import dama.moderation.ReportQueue;
import dama.moderation.ReportStore;
import dama.player.Player;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The reports that are open, by person. */
@Named
@RequestScoped
public class QueuePage {

  private static final int GROUPS = 20;
  private static final Pattern PLACE = Pattern.compile("(\\d)-(\\d{1,18})");

  @Inject private HttpServletRequest request;
  @Inject private Visitor visitor;
  @Inject private ReportStore reports;
  @Inject private ChatStore chat;
  @Inject private Told told;

  private ReportQueue queue = new ReportQueue(List.of(), null);
  private Map<Long, ChatLine> lines = Map.of();

  /**
   * What is reported, once, with all reports of it.
   *
   * @param line null if none is reported, or if it is gone
   */
  public record Item(Report first, List<Report> reports, @Nullable ChatLine line) {}

  /** A line, a name or a game. */
  private record Subject(
      Report.Kind kind, @Nullable Long line, @Nullable String game, @Nullable String name) {
    static Subject of(Report report) {
      return new Subject(report.kind(), report.lineId(), report.gameId(), report.name());
    }
  }

  /**
   * A person with the reports about them.
   *
   * @param holder who works on them; null if nobody does
   * @param mine whether that is whoever looks
   * @param own whether they are about whoever looks, who is not told whose they are
   */
  public record Card(
      Player about,
      int gravity,
      List<Item> items,
      @Nullable Player holder,
      @Nullable Instant since,
      boolean mine,
      boolean own) {}

  public void open() {
    queue = reports.queue(place(), GROUPS);
    List<Long> ids =
        queue.groups().stream()
            .flatMap(group -> group.reports().stream())
            .map(Report::lineId)
            .filter(Objects::nonNull)
            .distinct()
            .toList();
    lines = chat.byIds(ids).stream().collect(Collectors.toMap(ChatLine::id, Function.identity()));
  }

  public List<Card> getCards() {
    return queue.groups().stream().map(this::card).toList();
  }

  /** The address of what follows; empty if nothing does. */
  public String getNext() {
    ReportQueue.Place next = queue.next();
    return next == null ? "" : "?after=" + next.gravity() + "-" + next.newest();
  }

  public boolean isPaged() {
    return place() != null;
  }

  public List<Told.Choice> getOutcomes() {
    return Stream.of(Report.Outcome.values())
        .map(one -> new Told.Choice(one.name(), told.of("outcome", one)))
        .toList();
  }

  private Card card(ReportGroup group) {
    Optional<Report> claim = group.claim(Now.instant());
    Player holder = claim.map(Report::claimedBy).orElse(null);
    long me = visitor.player().map(Player::id).orElse(0L);
    return new Card(
        group.about(),
        group.gravity(),
        items(group),
        holder,
        claim.map(Report::claimedAt).orElse(null),
        holder != null && holder.id() == me,
        group.about().id() == me);
  }

  private List<Item> items(ReportGroup group) {
    Map<Subject, List<Report>> bySubject =
        group.reports().stream()
            .collect(Collectors.groupingBy(Subject::of, LinkedHashMap::new, Collectors.toList()));
    return bySubject.values().stream().map(this::item).toList();
  }

  private Item item(List<Report> reports) {
    Long line = reports.get(0).lineId();
    return new Item(reports.get(0), reports, line == null ? null : lines.get(line));
  }

  private ReportQueue.@Nullable Place place() {
    Matcher place = PLACE.matcher(Optional.ofNullable(request.getParameter("after")).orElse(""));
    return place.matches()
        ? new ReportQueue.Place(Integer.parseInt(place.group(1)), Long.parseLong(place.group(2)))
        : null;
  }
}
