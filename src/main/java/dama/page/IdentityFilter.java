package dama.page;

import dama.player.Tokens;
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
    boolean known = Cookies.find(request, Cookies.IDENTITY).filter(Tokens::isToken).isPresent();
    if (!known && Address.of(request).isPresent()) {
      response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, Tokens.newToken()));
    }
    chain.doFilter(request, response);
  }
}
