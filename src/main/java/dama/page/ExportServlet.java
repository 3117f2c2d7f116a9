package dama.page;

import dama.audit.Act;
import dama.audit.AuditStore;
import dama.chat.ChatQuery;
import dama.player.Player;
import dama.server.Now;
import dama.server.SecurityLog;
import dama.server.Storage;
import dama.server.TooLongException;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/**
 * What the chat log's page would show, page after page, as one file. It is written down who fetched
 * it and by what they chose. One at a time for each moderator: there is nothing that two are for.
 */
public class ExportServlet extends HttpServlet {

  private static final int TOO_MANY_REQUESTS = 429;

  @Inject private Visitor visitor;
  @Inject private LineSearch search;
  @Inject private LineExport export;
  @Inject private AuditStore audit;
  @Inject private Words words;
  @Inject private Underway underway;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    ChatFilter filter = ChatFilter.of(request);
    Player moderator = visitor.player().orElseThrow();
    Optional<ExportFormat> format =
        ExportFormat.byName(Optional.ofNullable(request.getParameter("format")).orElse(""));
    Optional<ChatQuery> query = search.query(filter, words.of("console.room.lobby"));
    if (format.isEmpty() || query.isEmpty()) {
      response.sendError(HttpServletResponse.SC_BAD_REQUEST);
    } else if (!underway.begin(moderator.id())) {
      SecurityLog.limit("exports", "player", moderator::id);
      request.setAttribute(Problem.KIND, Problem.FETCHING);
      response.sendError(TOO_MANY_REQUESTS);
    } else {
      try {
        write(filter, query.get(), format.get(), moderator, response);
      } catch (TooLongException e) {
        sayTooLong(e, request, response);
      } finally {
        underway.end(moderator.id());
      }
    }
  }

  /** Half a file that is out is broken off instead: the browser sees that it is not whole. */
  private static void sayTooLong(
      TooLongException why, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    if (response.isCommitted()) {
      throw why;
    }
    response.reset();
    SecurityHeadersFilter.tell(request, response);
    request.setAttribute(Problem.KIND, Problem.SLOW);
    response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
  }

  private void write(
      ChatFilter filter,
      ChatQuery query,
      ExportFormat format,
      Player moderator,
      HttpServletResponse response)
      throws IOException {
    String chosen = AuditedQuery.of(query, format);
    Storage.run(
        () -> audit.appendAlone(new Act(moderator.id(), "export", "chat", "", "", chosen, "")));
    String name = "chat-" + Now.instant().toString().substring(0, 10) + "." + format.extension();
    response.setContentType(format.type());
    response.setHeader("Content-Disposition", "attachment; filename=\"" + name + "\"");
    export.write(query, filter.paging(0).oldestFirst(), format, response.getWriter());
  }
}
