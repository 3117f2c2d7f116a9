package dama.page;

import dama.audit.AuditStore;
import dama.audit.Entry;
import dama.audit.Verdict;
import dama.moderation.Reason;
import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What moderators and owners did and read, and whether the record of it is whole. */
@Named
@RequestScoped
public class AuditPage {

  private static final int ROWS = 50;

  @Inject private HttpServletRequest request;
  @Inject private AuditStore audit;
  @Inject private PlayerStore players;
  @Inject private ChainWatch watch;
  @Inject private Words words;
  @Inject private Told told;

  private AuditFilter filter = new AuditFilter("", "", "", "", "", "");
  private List<Entry> entries = List.of();
  private Map<Long, Player> people = Map.of();
  private @Nullable Verdict verdict;

  public void open() {
    filter = AuditFilter.of(request);
    verdict = watch.verdict("now".equals(request.getParameter("check"))).orElse(null);
    entries = audit.search(filter.query(players), ROWS + 1);
    people =
        players.byIds(
            entries.stream().map(Entry::by).filter(Objects::nonNull).collect(Collectors.toSet()));
  }

  public AuditFilter getFilter() {
    return filter;
  }

  public List<Entry> getEntries() {
    return entries.stream().limit(ROWS).toList();
  }

  /** Null before the first time that the record was looked through. */
  public @Nullable Verdict getVerdict() {
    return verdict;
  }

  /** How far it is, while somebody is looking; else empty. */
  public String getProgress() {
    return watch
        .progress()
        .map(rows -> words.with("console.chain.running", Map.of("n", rows)))
        .orElse("");
  }

  /** What is wrong with the record; empty if it holds. */
  public String getBreach() {
    Verdict.Breach breach = verdict == null ? null : verdict.breach();
    return breach == null
        ? ""
        : words.with("console.chain." + Told.key(breach.kind()), Map.of("id", breach.id()));
  }

  /** Whether a row is the one at which the chain breaks. */
  public boolean broken(Entry entry) {
    Verdict.Breach breach = verdict == null ? null : verdict.breach();
    return !entry.whole() || breach != null && breach.id() == entry.id();
  }

  /** Who did it; null for the server itself, or somebody who is not here any more. */
  public @Nullable Player who(Entry entry) {
    return entry.by() == null ? null : people.get(entry.by());
  }

  /** What was done, in words where there are any. */
  public String what(Entry entry) {
    String key = "console.did." + entry.what();
    String sentence = words.of(key);
    return sentence.equals(key) ? entry.what() : sentence;
  }

  /** The listed reason in words. */
  public String reason(Entry entry) {
    return Typing.listed(Reason.class, entry.reason()).map(told::reason).orElse(entry.reason());
  }

  /** Where the subject is shown, below the application; empty if nowhere. */
  public String link(Entry entry) {
    return switch (entry.subjectKind()) {
      case "player" -> "/moderation/person/" + entry.subjectId();
      case "line" -> "/moderation/lines/" + entry.subjectId();
      case "filter" -> "/moderation/filters";
      default -> "";
    };
  }

  /** Every kind of act that has words. */
  public List<Told.Choice> getKinds() {
    return words.keys("console.did.").stream()
        .map(key -> new Told.Choice(key.substring("console.did.".length()), words.of(key)))
        .toList();
  }

  public String getOlder() {
    return entries.size() > ROWS ? filter.address(entries.get(ROWS - 1).id(), null) : "";
  }

  public boolean isPaged() {
    return !filter.below().isEmpty();
  }

  public String getNewest() {
    return filter.address(0, null);
  }

  public String export(String format) {
    return "/moderation/audit/export" + filter.address(0, format);
  }
}
