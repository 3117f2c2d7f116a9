package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Map;

/** Why a request was not even read, for the page that says so. */
@Named
@RequestScoped
public class Problem {

  /** The attribute of a request by which it is said more exactly than by a status. */
  static final String KIND = "dama.page.problem";

  /** Another file is on its way to the same person. */
  static final String FETCHING = "fetching";

  /** The database would have to look through too much. */
  static final String SLOW = "slow";

  /** Several faults are one to whoever sees the page. */
  private static final Map<Integer, String> KINDS =
      Map.of(
          HttpServletResponse.SC_REQUEST_ENTITY_TOO_LARGE, "tooLong",
          DoorFilter.URI_TOO_LONG, "tooLong",
          DoorFilter.HEADERS_TOO_LONG, "tooLong",
          DoorFilter.TOO_MANY_REQUESTS, "tooOften");

  @Inject private HttpServletRequest request;
  @Inject private Words words;

  public String getTitle() {
    return words.of("error." + kind() + ".title");
  }

  public String getText() {
    return words.of("error." + kind() + ".text");
  }

  /** By which the log knows the request that failed. */
  public String getRequest() {
    return words.with(
        "error.500.id", Map.of("id", String.valueOf(request.getAttribute(TrailFilter.ID))));
  }

  private String kind() {
    if (request.getAttribute(KIND) instanceof String kind) {
      return kind;
    }
    Object status = request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE);
    return status instanceof Integer code ? KINDS.getOrDefault(code, "unread") : "unread";
  }
}
