package dama.page;

import dama.account.SessionStore;
import dama.player.Player;
import dama.player.Tokens;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

/** Makes a browser that of a player, and takes it from them. */
@ApplicationScoped
public class SignIn {

  @Inject private SessionStore sessions;
  @Inject private Devices devices;

  /** Ends the session that the browser had, and begins one of this player under another token. */
  void as(Player player, HttpServletRequest request, HttpServletResponse response) {
    Cookies.token(request).map(Tokens::hash).ifPresent(this::end);
    String token = Storage.call(() -> sessions.begin(player.id(), devices.of(request)));
    response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, token));
  }

  /** Ends the session; whoever acts next in this browser is a visitor whom nobody knows. */
  void out(HttpServletRequest request, HttpServletResponse response) {
    Cookies.token(request).map(Tokens::hash).ifPresent(this::end);
    response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, Tokens.newToken()));
  }

  private void end(String tokenHash) {
    Storage.run(() -> sessions.end(tokenHash));
  }
}
