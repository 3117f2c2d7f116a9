package dama.page;

import dama.account.AccountStore;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Map;
import java.util.Optional;

/** What somebody is told before they take their data away, or have themselves erased. */
@Named
@RequestScoped
public class PrivacyPage {

  @Inject private HttpServletRequest request;
  @Inject private Visitor visitor;
  @Inject private AccountStore accounts;
  @Inject private Words words;

  /** Whether anything is kept about whoever asks. */
  public boolean isKnown() {
    return visitor.player().isPresent();
  }

  public String getName() {
    return visitor.player().map(Player::name).orElse("");
  }

  public boolean isPassword() {
    return visitor
        .player()
        .flatMap(player -> Storage.call(() -> accounts.passwordHash(player.id())))
        .isPresent();
  }

  /** What is kept for moderators for now; empty if nothing is. */
  public String getKept() {
    String kept = Optional.ofNullable(request.getParameter("kept")).orElse("");
    return kept.matches("[1-9]\\d{0,6}") ? words.with("erased.kept", Map.of("n", kept)) : "";
  }
}
