package dama.page;

import dama.identity.Oidc;
import dama.identity.SignInFault;
import dama.identity.SignedLink;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** Coming from elsewhere: the way there, whether one wants to, and what was in the way. */
@Named
@RequestScoped
public class ElsewherePage {

  static final String VIEW = "/sign-in-fault.xhtml";
  private static final String FAULT = "dama.page.signInFault";

  @Inject private HttpServletRequest request;
  @Inject private Words words;
  @Inject private Oidc oidc;
  @Inject private Links links;

  /** Says in words why somebody is not let in. */
  static void refuse(SignInFault fault, HttpServletRequest request, HttpServletResponse response)
      throws IOException, ServletException {
    remember(fault, request);
    response.setStatus(
        fault == SignInFault.PROVIDER_AWAY
            ? HttpServletResponse.SC_SERVICE_UNAVAILABLE
            : HttpServletResponse.SC_FORBIDDEN);
    request.getRequestDispatcher(VIEW).forward(request, response);
  }

  static void remember(SignInFault fault, HttpServletRequest request) {
    request.setAttribute(FAULT, fault);
  }

  /** Whether there is a provider to sign in at. */
  public boolean isOffered() {
    return oidc.isOffered();
  }

  /** What stands on the button that leads to the provider. */
  public String getButton() {
    return oidc.label().isEmpty()
        ? words.of("elsewhere.button")
        : words.with("elsewhere.button.at", Map.of("name", oidc.label()));
  }

  /** Where the button leads; whoever was on the way to a page gets there. */
  public String getAddress() {
    String to = Destination.of(request.getParameter("to"));
    return "/sign-in/oidc?to=" + URLEncoder.encode(to, StandardCharsets.UTF_8);
  }

  /** What was in the way. */
  public String getFault() {
    Object fault = request.getAttribute(FAULT);
    SignInFault known = fault instanceof SignInFault one ? one : SignInFault.ATTEMPT_OVER;
    return words.of("elsewhere.fault." + keyOf(known));
  }

  /** Whom a good link is for. */
  public String getName() {
    return Optional.of(links.judge(request))
        .filter(SignedLink.Verdict.Good.class::isInstance)
        .flatMap(
            verdict -> ((SignedLink.Verdict.Good) verdict).member().names().stream().findFirst())
        .orElse("");
  }

  private static String keyOf(SignInFault fault) {
    return switch (fault) {
      case PROVIDER_AWAY -> "providerAway";
      case PROVIDER_REFUSED -> "providerRefused";
      case ATTEMPT_OVER -> "attemptOver";
      case NOT_BELIEVED -> "notBelieved";
      case LINK_NOT_SIGNED -> "linkNotSigned";
      case LINK_EXPIRED -> "linkExpired";
      case USED -> "used";
    };
  }
}
