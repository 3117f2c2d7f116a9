package dama.page;

import static java.util.function.Predicate.not;

import dama.audit.AuditStore;
import dama.audit.Entry;
import dama.audit.Verdict;
import dama.player.PlayerStore;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
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
  @Inject private AuditRows rows;

  private AuditFilter filter = new AuditFilter("", "", "", "", "", "", "");
  private List<Entry> entries = List.of();
  private @Nullable Verdict verdict;

  public void open() {
    filter = AuditFilter.of(request);
    verdict = watch.verdict("now".equals(request.getParameter("check"))).orElse(null);
    if (filter.fault().isEmpty()) {
      entries = audit.search(filter.query(players), ROWS + 1);
    }
  }

  public AuditFilter getFilter() {
    return filter;
  }

  public List<AuditRows.Row> getRows() {
    return rows.of(entries.stream().limit(ROWS).toList());
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

  /** Every kind of act that has words, and the one that is looked for. */
  public List<LinesPage.Option> getActs() {
    Stream<String> listed =
        words.keys("console.did.").stream().map(key -> key.substring("console.did.".length()));
    return options(listed, filter.what(), "console.audit.everything", rows::what);
  }

  /** Every kind of thing that something is done to. */
  public List<LinesPage.Option> getSubjects() {
    return options(AuditRows.SUBJECTS.stream(), filter.subject(), "console.audit.any", rows::kind);
  }

  private List<LinesPage.Option> options(
      Stream<String> listed, String chosen, String all, UnaryOperator<String> name) {
    Stream<LinesPage.Option> options =
        Stream.concat(listed, Stream.of(chosen).filter(not(String::isEmpty)))
            .distinct()
            .map(one -> new LinesPage.Option(one, name.apply(one), one.equals(chosen)));
    return Stream.concat(Stream.of(new LinesPage.Option("", words.of(all), false)), options)
        .toList();
  }

  /** What was wrong with the question; empty if nothing was. */
  public String getFault() {
    return filter.fault().isEmpty() ? "" : words.of("lines.fault." + filter.fault());
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
