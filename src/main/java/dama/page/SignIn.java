package dama.page;

import dama.account.AccountListener;
import dama.account.KnownBrowsers;
import dama.account.SessionStore;
import dama.player.Player;
import dama.player.Tokens;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.List;
import java.util.Optional;

/** Makes a browser that of a player, and takes it from them. */
@ApplicationScoped
public class SignIn {

  @Inject private SessionStore sessions;
  @Inject private Devices devices;
  @Inject private KnownBrowsers known;
  @Inject private Visitor visitor;
  @Inject private AccountListener listener;
  @Inject private SignInLog log;

  /**
   * Ends the session that the browser had, and begins one of this player under another token.
   *
   * @return the hash of the token
   * @throws StorageAwayException if the database does not answer
   */
  String as(
      Player player, SignInLog.Way way, HttpServletRequest request, HttpServletResponse response) {
    String token = Storage.call(() -> sessions.begin(player.id(), devices.of(request)));
    endOwn(request);
    response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, token));
    String kept = Cookies.find(request, Cookies.KNOWN).orElse("");
    known
        .with(player.id(), kept)
        .ifPresent(value -> response.addCookie(Cookies.lasting(request, Cookies.KNOWN, value)));
    log.came(way, player, request);
    return Tokens.hash(token);
  }

  /** The same, and ends every other session of the player. */
  void alone(
      Player player, SignInLog.Way way, HttpServletRequest request, HttpServletResponse response) {
    String own = as(player, way, request, response);
    listener.ended(player.id(), Storage.call(() -> sessions.endAll(player.id(), own)));
  }

  /** Ends the session; whoever acts next in this browser is a visitor whom nobody knows. */
  void out(HttpServletRequest request, HttpServletResponse response) {
    endOwn(request);
    response.addCookie(Cookies.lasting(request, Cookies.IDENTITY, Tokens.newToken()));
  }

  /** Ends every session of a player but that of this browser. */
  void outElsewhere(Player player, HttpServletRequest request) {
    String own = Cookies.token(request).map(Tokens::hash).orElse(null);
    listener.ended(player.id(), Storage.call(() -> sessions.endAll(player.id(), own)));
  }

  /** Ends every session of a player. */
  void outEverywhere(Player player) {
    listener.ended(player.id(), Storage.call(() -> sessions.endAll(player.id(), null)));
  }

  /** Ends one session of a player. */
  void end(Player player, String tokenHash) {
    Storage.run(() -> sessions.end(tokenHash));
    listener.ended(player.id(), List.of(tokenHash));
  }

  private void endOwn(HttpServletRequest request) {
    Optional<String> hash = Cookies.token(request).map(Tokens::hash);
    Optional<Player> before = visitor.player();
    if (hash.isPresent() && before.isPresent()) {
      end(before.get(), hash.get());
    }
  }
}
