package dama.page;

import dama.player.Player;
import dama.server.SecurityLog;
import jakarta.faces.render.ResponseStateManager;
import jakarta.inject.Inject;
import jakarta.servlet.FilterChain;
import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Leads addresses to their pages, for those whom they are for, and hides the names under which the
 * pages are kept. Everything else goes on: sockets and files have their own addresses.
 */
public class Routes extends HttpFilter {

  private static final Set<String> READING = Set.of("GET", "HEAD");
  private static final String VIEW_STATE = ResponseStateManager.VIEW_STATE_PARAM;

  /**
   * What a browser may show again when its visitor goes back, and what may be compressed: nothing
   * there is secret to them.
   */
  private static final Set<Address.Target> KEPT =
      EnumSet.of(
          Address.Target.LOBBY,
          Address.Target.GAME,
          Address.Target.EMBED_LOBBY,
          Address.Target.EMBED_GAME,
          Address.Target.PDN,
          Address.Target.PROFILE,
          Address.Target.HISTORY,
          Address.Target.HISTORY_FILE,
          Address.Target.BEST,
          Address.Target.INVITE,
          Address.Target.KINDS,
          Address.Target.RULES,
          Address.Target.OFFLINE,
          Address.Target.TRIAL,
          Address.Target.TRIAL_MOVES,
          Address.Target.IMPORT);

  private static final String FOR_A_MOMENT = "private, no-cache";
  private static final String FOR_NOBODY = "private, no-store";

  @Inject private Visitor visitor;
  @Inject private FormActs acts;
  @Inject private Bans bans;

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Address> address = Address.of(request);
    if (address.isPresent()) {
      request.setAttribute(Address.ID, address.get().id());
      if (Embedding.isMadeFor(address.get()) && !Embedding.isOffered()) {
        response.sendError(HttpServletResponse.SC_NOT_FOUND);
      } else if (bans.close(address.get().target())) {
        turnAway(address.get(), request, response);
      } else if (isAdmitted(address.get(), request, response)) {
        lead(address.get(), request, response);
      }
    } else if (isHidden(Address.pathOf(request))) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    } else {
      chain.doFilter(request, response);
    }
  }

  private void turnAway(Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    refused("banned", address);
    response.setHeader("Cache-Control", FOR_NOBODY);
    if (READING.contains(request.getMethod())) {
      response.setStatus(HttpServletResponse.SC_FORBIDDEN);
      request.getRequestDispatcher("/banned.xhtml").forward(request, response);
    } else {
      response.sendError(HttpServletResponse.SC_FORBIDDEN);
    }
  }

  /** Pages have addresses of their own, and scripts one with their version in it. */
  private static boolean isHidden(String path) {
    return path.contains(".xhtml") || path.endsWith(".class") || path.startsWith("/resources/");
  }

  private boolean isAdmitted(
      Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Address.Who who = address.target().who();
    if (who == Address.Who.ANYBODY || who.admits(visitor.player())) {
      return true;
    }
    if (READING.contains(request.getMethod()) && !Address.Who.ACCOUNT.admits(visitor.player())) {
      String to = URLEncoder.encode(whole(request), StandardCharsets.UTF_8);
      response.sendRedirect(request.getContextPath() + "/sign-in?to=" + to);
    } else {
      refused("role", address);
      response.sendError(HttpServletResponse.SC_FORBIDDEN);
    }
    return false;
  }

  private void refused(String why, Address address) {
    SecurityLog.refused(
        why, visitor.player().map(Player::id).orElse(null), address.target().name());
  }

  private static String whole(HttpServletRequest request) {
    String query = request.getQueryString();
    return Address.pathOf(request) + (query == null ? "" : "?" + query);
  }

  private void lead(Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    boolean kept = KEPT.contains(address.target());
    response.setHeader("Cache-Control", kept ? FOR_A_MOMENT : FOR_NOBODY);
    request.setAttribute(CompressionFilter.OPEN, kept ? true : null);
    if (isForm(address, request)) {
      if (acts.answer(address, request, response)) {
        show(address, request, response);
      }
    } else if (isRead(request) || isPasted(address, request)) {
      show(address, request, response);
    } else {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    }
  }

  private static void show(
      Address address, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    String behind = address.target().behind();
    if (behind.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    RequestDispatcher dispatcher =
        behind.startsWith("/")
            ? request.getRequestDispatcher(behind)
            : request.getServletContext().getNamedDispatcher(behind);
    dispatcher.forward(Unread.ifTooLong(request), response);
  }

  private boolean isForm(Address address, HttpServletRequest request) {
    return request.getMethod().equals("POST")
        && acts.take(address.target())
        && request.getParameter(VIEW_STATE) == null;
  }

  /** The one page that answers a form itself. */
  private static boolean isPasted(Address address, HttpServletRequest request) {
    return address.target() == Address.Target.IMPORT
        && request.getMethod().equals("POST")
        && Unread.ifTooLong(request).getParameter(VIEW_STATE) == null;
  }

  /** No page has a form that Faces would take back: whoever sends one has made it up. */
  private static boolean isRead(HttpServletRequest request) {
    return READING.contains(request.getMethod()) && request.getParameter(VIEW_STATE) == null;
  }
}
