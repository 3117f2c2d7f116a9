package dama.page;

import dama.archive.GameStore;
import dama.identity.Member;
import dama.identity.SignInFault;
import dama.identity.SignedLink;
import dama.player.Player;
import dama.server.Storage;
import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/**
 * A link that a forum signed for one of its members. Following it signs in, unless the browser is
 * somebody's already who has something to lose: they are asked first, since whoever has a link can
 * make anybody follow it.
 */
public class LinkServlet extends HttpServlet {

  static final String ASKED = "/sign-in-link.xhtml";

  @Inject private Members members;
  @Inject private SignInLog log;
  @Inject private Links links;
  @Inject private Visitor visitor;
  @Inject private GameStore games;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    if (!links.isOffered()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    SignedLink.Verdict verdict = links.judge(request);
    if (verdict instanceof SignedLink.Verdict.Bad bad) {
      log.failed(bad.fault(), request);
      ElsewherePage.refuse(bad.fault(), request, response);
      return;
    }
    SignedLink.Verdict.Good good = (SignedLink.Verdict.Good) verdict;
    if (isToBeAsked(good.member())) {
      request.getRequestDispatcher(ASKED).forward(request, response);
      return;
    }
    Optional<SignInFault> fault = members.letIn(good.member(), good.ticket(), request, response);
    if (fault.isPresent()) {
      log.failed(fault.get(), request);
      ElsewherePage.refuse(fault.get(), request, response);
    } else {
      response.setStatus(HttpServletResponse.SC_SEE_OTHER);
      response.setHeader("Location", request.getContextPath() + links.destination(request));
    }
  }

  /** After {@link LinkAct}, which did not let them in. */
  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    if (links.isOffered()) {
      request.getRequestDispatcher(ElsewherePage.VIEW).forward(request, response);
    } else {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
    }
  }

  /**
   * Whose browser is an account's but not the member's, or a visitor's with games to go on with.
   */
  private boolean isToBeAsked(Member member) {
    Optional<Player> here = visitor.player();
    return here.isPresent()
        && !here.equals(members.known(member))
        && (here.get().account() || isPlaying(here.get()));
  }

  private boolean isPlaying(Player player) {
    return !Storage.call(() -> games.runningOf(player.id())).isEmpty();
  }
}
