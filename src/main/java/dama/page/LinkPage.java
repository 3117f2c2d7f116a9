package dama.page;

import dama.account.OneTimeLink;
import dama.account.OneTimeLinks;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;

/** What is behind a one-time link; looking does not use it up. */
@Named
@RequestScoped
public class LinkPage {

  @Inject private OneTimeLinks links;
  @Inject private PlayerStore players;
  @Inject private Words words;
  @Inject private HttpServletRequest request;

  public boolean isOwner() {
    return find(OneTimeLink.Purpose.OWNER).isPresent();
  }

  public boolean isRecover() {
    return !getName().isEmpty();
  }

  /** The name of the account that it opens; empty if it opens none. */
  public String getName() {
    return find(OneTimeLink.Purpose.RECOVER)
        .flatMap(link -> Storage.call(() -> players.byId(link.playerId())))
        .filter(Player::account)
        .map(Player::name)
        .orElse("");
  }

  /** The address of mail that it confirms; empty if it confirms none. */
  public String getEmail() {
    return find(OneTimeLink.Purpose.CONFIRM).map(OneTimeLink::detail).orElse("");
  }

  /** What a new password is for. */
  public String getRecoverText() {
    return words.with("recover.link.text", Map.of("name", getName()));
  }

  public String getEmailText() {
    return words.with("email.link.text", Map.of("email", getEmail()));
  }

  /** The part of the address that nobody can guess. */
  public String getToken() {
    return String.valueOf(request.getAttribute(Address.ID));
  }

  private Optional<OneTimeLink> find(OneTimeLink.Purpose purpose) {
    return links.find(getToken(), purpose);
  }
}
