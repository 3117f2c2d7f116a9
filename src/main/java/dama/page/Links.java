package dama.page;

import dama.identity.SignInFault;
import dama.identity.SignedLink;
import dama.server.Configuration;
import dama.server.Now;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** The links of the forum that shares a secret with us, if one does. */
@ApplicationScoped
public class Links {

  private String secret = "";

  @PostConstruct
  void open() {
    secret = Configuration.current().elsewhere().linkSecret();
  }

  boolean isOffered() {
    return !secret.isEmpty();
  }

  SignedLink.Verdict judge(HttpServletRequest request) {
    SignedLink link =
        new SignedLink(
            said(request, "name"),
            said(request, "id"),
            said(request, "expires"),
            said(request, "nonce"),
            said(request, "to"),
            said(request, "signature"));
    return isOffered()
        ? link.judge(secret, Now.instant())
        : new SignedLink.Verdict.Bad(SignInFault.LINK_NOT_SIGNED);
  }

  String destination(HttpServletRequest request) {
    return Destination.of(said(request, "to"));
  }

  private static String said(HttpServletRequest request, String name) {
    return Optional.ofNullable(request.getParameter(name)).orElse("");
  }
}
