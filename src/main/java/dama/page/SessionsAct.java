package dama.page;

import dama.account.Session;
import dama.account.SessionStore;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;

/** Ends sessions of one's own: one of them, or all but this. */
@ApplicationScoped
public class SessionsAct implements FormAct {

  @Inject private SessionStore sessions;
  @Inject private SignIn signIn;
  @Inject private SignInLog log;

  @Override
  public Address.Target target() {
    return Address.Target.ACCOUNT_SESSIONS;
  }

  @Override
  public Outcome take(Form form) {
    Player player = form.player();
    if (player == null) {
      return new Outcome.Seen("/sign-in");
    }
    if (form.checked("others")) {
      signIn.outElsewhere(player, form.request());
      log.left(SignInLog.Left.OTHERS, player, form.request());
      return new Outcome.Seen("/account?done=sessionsEnded");
    }
    List<Session> own = Storage.call(() -> sessions.of(player.id()));
    Optional<Session> ended =
        own.stream().filter(session -> session.id().equals(form.text("end"))).findFirst();
    ended.ifPresent(
        session -> {
          signIn.end(player, session.tokenHash());
          log.left(SignInLog.Left.ONE, player, form.request());
        });
    return new Outcome.Seen("/account?done=sessionEnded");
  }
}
