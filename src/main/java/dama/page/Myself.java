package dama.page;

import dama.player.Player;
import dama.player.Role;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** What every page knows of whoever looks at it; nobody while the database does not answer. */
@Named("me")
@RequestScoped
public class Myself {

  @Inject private Visitor visitor;
  @Inject private Words words;
  @Inject private HttpServletRequest request;

  public boolean isAccount() {
    return is(Player::account);
  }

  public boolean isModerator() {
    return is(player -> player.role().includes(Role.MODERATOR));
  }

  public boolean isOwner() {
    return is(player -> player.role().includes(Role.OWNER));
  }

  /** Empty for somebody who has not acted yet. */
  public String getName() {
    return player().map(Player::name).orElse("");
  }

  /** Where they wanted to go; empty for nowhere. */
  public String getOnward() {
    return Onward.asked(request).orElse("");
  }

  /** What becomes of a visitor who signs in; empty for somebody who has not acted yet. */
  public String getLeft() {
    String name = getName();
    return name.isEmpty() ? "" : words.with("signIn.left", Map.of("name", name));
  }

  private boolean is(Predicate<Player> what) {
    return player().filter(what).isPresent();
  }

  private Optional<Player> player() {
    try {
      return visitor.player();
    } catch (StorageAwayException e) {
      return Optional.empty();
    }
  }
}
