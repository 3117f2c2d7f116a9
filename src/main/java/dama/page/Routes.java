package dama.page;

import jakarta.faces.render.ResponseStateManager;
import jakarta.servlet.FilterChain;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/**
 * Leads addresses to their pages, and hides the names under which the pages are kept. Everything
 * else goes on: sockets and files have their own addresses.
 */
public class Routes extends HttpFilter {

  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final String VIEW_STATE = ResponseStateManager.VIEW_STATE_PARAM;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Address> address = Address.of(request);
    if (address.isPresent()) {
      request.setAttribute(Address.ID, address.get().id());
      lead(address.get(), request, response);
    } else if (Address.pathOf(request).contains(".xhtml")) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else {
      chain.doFilter(request, response);
    }
  }

  private static void lead(
      Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    if (!isRead(request) && !isPasted(address, request)) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    response.setHeader("Cache-Control", "private, no-cache");
    behind(address, request).forward(Unread.ifTooLong(request), response);
  }

  /** The one form of Faces is that of the import page. */
  private static boolean isPasted(Address address, HttpServletRequest request) {
    return address.target() == Address.Target.IMPORT && request.getMethod().equals("POST");
  }

  /** No other page has a form that Faces would take back: whoever sends one has made it up. */
  private static boolean isRead(HttpServletRequest request) {
    return READING.contains(request.getMethod()) && request.getParameter(VIEW_STATE) == null;
  }

  private static RequestDispatcher behind(Address address, HttpServletRequest request) {
    return switch (address.target()) {
      case LOBBY -> request.getRequestDispatcher("/index.xhtml");
      case GAME -> request.getRequestDispatcher("/game.xhtml");
      case INVITE -> request.getRequestDispatcher("/invite.xhtml");
      case KINDS -> request.getRequestDispatcher("/kinds.xhtml");
      case RULES -> request.getRequestDispatcher("/rules.xhtml");
      case CHAT_LOG -> request.getRequestDispatcher("/chat-log.xhtml");
      case IMPORT -> request.getRequestDispatcher("/import.xhtml");
      case PDN -> request.getServletContext().getNamedDispatcher("pdn");
      case MY_GAMES -> request.getServletContext().getNamedDispatcher("my-games");
    };
  }
}
