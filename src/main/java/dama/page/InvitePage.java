package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;

/**
 * An invitation. Opening the page alone takes nothing: a program that looks at links plays no game.
 */
@Named
@RequestScoped
public class InvitePage {

  @Inject private HttpServletRequest request;

  public String getOffer() {
    return String.valueOf(request.getAttribute(Address.ID));
  }
}
