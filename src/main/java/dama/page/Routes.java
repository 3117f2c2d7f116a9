package dama.page;

import jakarta.servlet.FilterChain;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/**
 * Leads addresses to their pages, and hides the names under which the pages are kept. Everything
 * else goes on: sockets and files have their own addresses.
 */
public class Routes extends HttpFilter {

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Address> address = Address.of(request);
    if (address.isPresent()) {
      request.setAttribute(Address.ID, address.get().id());
      response.setHeader("Cache-Control", "private, no-cache");
      behind(address.get(), request).forward(Unread.ifTooLong(request), response);
    } else if (Address.pathOf(request).contains(".xhtml")) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else {
      chain.doFilter(request, response);
    }
  }

  private static RequestDispatcher behind(Address address, HttpServletRequest request) {
    return switch (address.target()) {
      case LOBBY -> request.getRequestDispatcher("/index.xhtml");
      case GAME -> request.getRequestDispatcher("/game.xhtml");
      case INVITE -> request.getRequestDispatcher("/invite.xhtml");
      case CHAT_LOG -> request.getRequestDispatcher("/chat-log.xhtml");
      case IMPORT -> request.getRequestDispatcher("/import.xhtml");
      case PDN -> request.getServletContext().getNamedDispatcher("pdn");
      case MY_GAMES -> request.getServletContext().getNamedDispatcher("my-games");
    };
  }
}
