package dama.page;

import dama.player.Tokens;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * Gives a browser that opens a page the token by which its visitor is known again. Nothing is
 * stored for it here: a visitor's row is made at their first act.
 */
public class IdentityFilter extends HttpFilter {

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    boolean known = Cookies.token(request).isPresent();
    if (!known && isPage(request)) {
      response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, Tokens.newToken()));
    }
    chain.doFilter(request, response);
  }

  /**
   * An error page is a page too, and what was asked for may have been none. But what another site's
   * page sends comes without our cookie even from those who have one: another would replace it. And
   * what is the same for all is kept by others, who would hand one token to many.
   */
  private static boolean isPage(HttpServletRequest request) {
    if (request.getAttribute(SameOriginFilter.REFUSED) != null) {
      return false;
    }
    return Address.of(request).filter(one -> !one.target().isAlikeForAll()).isPresent()
        || request.getDispatcherType() == DispatcherType.ERROR
            && request.getAttribute(Address.ID) == null;
  }
}
