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
import java.net.URI;
import java.util.Optional;

/** Sends a browser to the provider, who sends it to {@link OidcBackServlet}. */
public class OidcServlet extends HttpServlet {

  static final String BACK = "/sign-in/oidc/back";

  @Inject private Oidc oidc;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    if (!oidc.isOffered()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    String to = Destination.of(request.getParameter("to"));
    Attempt attempt = Attempt.begin(to, Now.instant());
    Optional<URI> question =
        oidc.question(
            attempt, Members.seenFromOutside(request, BACK), LanguageFilter.of(request).getTag());
    if (question.isPresent()) {
      response.addCookie(Cookies.attempt(request, attempt.cookie()));
      response.setStatus(HttpServletResponse.SC_SEE_OTHER);
      response.setHeader("Location", question.get().toString());
    } else {
      ElsewherePage.refuse(SignInFault.PROVIDER_AWAY, request, response);
    }
  }
}
