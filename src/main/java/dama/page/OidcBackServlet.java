package dama.page;

import dama.identity.Attempt;
import dama.identity.Oidc;
import dama.identity.SignInFault;
import dama.server.Now;
import jakarta.inject.Inject;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;

/** Where the provider sends a browser back to, with a code or with a refusal. */
public class OidcBackServlet extends HttpServlet {

  @Inject private Oidc oidc;
  @Inject private Members members;
  @Inject private SignInLog log;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    if (!oidc.isOffered()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    Optional<Attempt> attempt =
        Cookies.find(request, Cookies.ATTEMPT)
            .flatMap(kept -> Attempt.of(kept, Now.instant()))
            .filter(one -> one.isAnsweredBy(said(request, "state")));
    response.addCookie(Cookies.noAttempt(request));
    Optional<SignInFault> fault =
        attempt.isEmpty()
            ? Optional.of(SignInFault.ATTEMPT_OVER)
            : letIn(attempt.get(), request, response);
    if (fault.isPresent()) {
      log.failed(fault.get(), request);
      ElsewherePage.refuse(fault.get(), request, response);
    } else {
      response.setStatus(HttpServletResponse.SC_SEE_OTHER);
      response.setHeader(
          "Location", request.getContextPath() + Destination.of(attempt.orElseThrow().to()));
    }
  }

  private Optional<SignInFault> letIn(
      Attempt attempt, HttpServletRequest request, HttpServletResponse response) {
    Oidc.Answer answer =
        new Oidc.Answer(said(request, "code"), said(request, "iss"), said(request, "error"));
    Oidc.Outcome outcome =
        oidc.member(attempt, answer, Members.seenFromOutside(request, OidcServlet.BACK));
    if (outcome instanceof Oidc.Outcome.Came came) {
      return members.letIn(came.member(), attempt.ticket(), request, response);
    }
    return Optional.of(((Oidc.Outcome.Failed) outcome).fault());
  }

  private static String said(HttpServletRequest request, String name) {
    return Optional.ofNullable(request.getParameter(name)).orElse("");
  }
}
