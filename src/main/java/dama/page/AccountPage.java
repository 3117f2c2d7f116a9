package dama.page;

import dama.account.Account;
import dama.account.AccountStore;
import dama.account.Session;
import dama.account.SessionStore;
import dama.player.Player;
import dama.player.Tokens;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What somebody sees of their own account. */
@Named
@RequestScoped
public class AccountPage {

  @Inject private AccountStore accounts;
  @Inject private SessionStore sessions;
  @Inject private Visitor visitor;
  @Inject private Letters letters;
  @Inject private HttpServletRequest request;

  /**
   * A row of the list of sessions.
   *
   * @param own whether it is that of this browser
   */
  public record Row(String id, String agent, Instant since, Instant seen, boolean own) {
    public String getId() {
      return id;
    }

    public String getAgent() {
      return agent;
    }

    public Instant getSince() {
      return since;
    }

    public Instant getSeen() {
      return seen;
    }

    public boolean isOwn() {
      return own;
    }
  }

  public boolean isPassword() {
    return about(Account::hasPassword, true);
  }

  public String getEmail() {
    return about(Account::email, "");
  }

  public boolean isConfirmed() {
    return about(Account::emailConfirmed, false);
  }

  /** Whether this site sends mail at all. */
  public boolean isMail() {
    return letters.areWritten();
  }

  public List<Row> getSessions() {
    String own = Cookies.token(request).map(Tokens::hash).orElse("");
    return visitor
        .player()
        .map(player -> Storage.call(() -> sessions.of(player.id())))
        .orElse(List.of())
        .stream()
        .map(session -> row(session, own))
        .toList();
  }

  private static Row row(Session session, String own) {
    return new Row(
        session.id(),
        session.agent(),
        session.madeAt(),
        session.seenAt(),
        session.tokenHash().equals(own));
  }

  private <T> T about(Function<Account, T> what, T otherwise) {
    Optional<Player> player = visitor.player();
    return player
        .flatMap(one -> Storage.call(() -> accounts.byPlayer(one.id())))
        .map(what)
        .orElse(otherwise);
  }
}
