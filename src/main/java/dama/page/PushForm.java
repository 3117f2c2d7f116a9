package dama.page;

import dama.notice.Push;
import dama.notice.Subscription;
import dama.player.Player;
import dama.player.Tokens;
import dama.server.Now;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Optional;

/** Takes what a script sends for a browser that wants to be told; it is answered by a status. */
@ApplicationScoped
public class PushForm implements FormAct {

  private static final int UNPROCESSABLE = 422;

  @Inject private Push push;

  @Override
  public Address.Target target() {
    return Address.Target.PUSH;
  }

  @Override
  public Outcome take(Form form) {
    form.response().setStatus(status(form));
    return new Outcome.Answered();
  }

  private int status(Form form) {
    HttpServletRequest request = form.request();
    Player player = form.player();
    Optional<String> session = Cookies.token(request).map(Tokens::hash);
    Optional<Subscription> given =
        Subscription.read(
            form.text("endpoint"),
            form.text("p256dh"),
            form.text("auth"),
            LanguageFilter.of(request).getTag());
    if (player == null || session.isEmpty() || given.isEmpty()) {
      return UNPROCESSABLE;
    }
    try {
      return push.subscribe(player, session.get(), given.get(), Now.instant())
          ? HttpServletResponse.SC_NO_CONTENT
          : UNPROCESSABLE;
    } catch (StorageAwayException e) {
      return HttpServletResponse.SC_SERVICE_UNAVAILABLE;
    }
  }
}
