package dama.page;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

/** Leads from where the chat log was, with what was asked there, to where it is. */
public class ChatLogServlet extends HttpServlet {

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response) {
    String query = request.getQueryString();
    String asked = query == null ? "" : "?" + query.replaceFirst("(^|&)name=", "$1person=");
    response.setStatus(HttpServletResponse.SC_MOVED_PERMANENTLY);
    response.setHeader("Location", request.getContextPath() + "/moderation/lines" + asked);
  }
}
