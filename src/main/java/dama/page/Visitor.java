package dama.page;

import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Whoever asks for this page. */
@RequestScoped
public class Visitor {

  @Inject private HttpServletRequest request;
  @Inject private PlayerStore players;

  /** Nobody until their first act, even if their browser has a token. */
  Optional<Player> player() {
    return Cookies.find(request, Cookies.IDENTITY)
        .filter(Tokens::isToken)
        .map(Tokens::hash)
        .flatMap(players::bySession);
  }
}
