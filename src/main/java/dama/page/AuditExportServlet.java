package dama.page;

import dama.audit.Act;
import dama.audit.AuditQuery;
import dama.audit.AuditStore;
import dama.audit.Entry;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Now;
import dama.server.SecurityLog;
import dama.server.Storage;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the audit's page would show, page after page, as one file: {@code
 * /moderation/audit/export?format=csv}. Whoever fetches it is in it.
 */
public class AuditExportServlet extends HttpServlet {

  private static final int AT_A_TIME = 1_000;
  private static final int TOO_MANY_REQUESTS = 429;
  private static final List<String> COLUMNS =
      List.of(
          "id",
          "at",
          "by",
          "by_name",
          "what",
          "subject_kind",
          "subject_id",
          "before",
          "after",
          "reason",
          "previous_hash",
          "hash",
          "whole");

  @Inject private Visitor visitor;
  @Inject private AuditStore audit;
  @Inject private PlayerStore players;
  @Inject private Underway underway;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Player owner = visitor.player().orElseThrow();
    Optional<ExportFormat> format =
        ExportFormat.byName(Optional.ofNullable(request.getParameter("format")).orElse(""));
    AuditFilter filter = AuditFilter.of(request);
    if (format.isEmpty() || !filter.fault().isEmpty()) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST);
    } else if (!underway.begin(owner.id())) {
      SecurityLog.limit("exports", "player", owner::id);
      request.setAttribute(Problem.KIND, Problem.FETCHING);
      response.sendError(TOO_MANY_REQUESTS);
    } else {
      try {
        AuditQuery query = Storage.call(() -> filter.query(players));
        remember(owner, query, format.get());
        head(response, format.get());
        write(query, format.get(), response.getWriter());
      } finally {
        underway.end(owner.id());
      }
    }
  }

  private void remember(Player owner, AuditQuery query, ExportFormat format) {
    String chosen =
        Json.createObjectBuilder()
            .add("format", format.extension())
            .add("everything", query.equals(AuditQuery.EVERYTHING))
            .build()
            .toString();
    Storage.run(
        () -> audit.appendAlone(new Act(owner.id(), "audit.export", "audit", "", "", chosen, "")));
  }

  private static void head(HttpServletResponse response, ExportFormat format) {
    String name = "audit-" + Now.instant().toString().substring(0, 10) + "." + format.extension();
    response.setContentType(format.type());
    response.setHeader("Content-Disposition", "attachment; filename=\"" + name + "\"");
  }

  private void write(AuditQuery query, ExportFormat format, Writer out) throws IOException {
    RowWriter writer = format.writer(out, COLUMNS);
    List<Entry> some = page(query);
    while (!some.isEmpty()) {
      Map<Long, Player> people = people(some);
      for (Entry entry : some) {
        writer.row(cells(entry, people));
      }
      out.flush();
      some = page(query.below(some.get(some.size() - 1).id()));
    }
  }

  private List<Entry> page(AuditQuery query) {
    return Storage.call(() -> audit.search(query, AT_A_TIME));
  }

  /** Whoever did what is told, as they are called now. */
  private Map<Long, Player> people(List<Entry> entries) {
    Set<Long> ids =
        entries.stream().map(Entry::by).filter(Objects::nonNull).collect(Collectors.toSet());
    return Storage.call(() -> players.byIds(ids));
  }

  private static List<? extends Object> cells(Entry entry, Map<Long, Player> people) {
    Player by = entry.by() == null ? null : people.get(entry.by());
    return Arrays.asList(
        entry.id(),
        entry.at().toString(),
        entry.by(),
        by == null ? null : by.name(),
        entry.what(),
        entry.subjectKind(),
        entry.subjectId(),
        entry.before(),
        entry.after(),
        entry.reason(),
        entry.previousHash(),
        entry.hash(),
        entry.whole());
  }
}
