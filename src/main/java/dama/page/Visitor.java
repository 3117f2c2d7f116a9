package dama.page;

import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** Whoever asks for this page. */
@RequestScoped
public class Visitor {

  @Inject private HttpServletRequest request;
  @Inject private PlayerStore players;
  @Inject private Devices devices;

  private boolean asked;
  private Optional<Player> known = Optional.empty();

  /**
   * Nobody until their first act, even if their browser has a token.
   *
   * @throws StorageAwayException if the database does not answer
   */
  Optional<Player> player() {
    if (!asked) {
      known = Cookies.token(request).map(Tokens::hash).flatMap(this::bySession);
      asked = true;
    }
    return known;
  }

  private Optional<Player> bySession(String tokenHash) {
    return Storage.call(() -> players.bySession(tokenHash, devices.of(request)));
  }
}
