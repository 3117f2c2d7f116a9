package dama.page;

import dama.notice.SubscriptionStore;
import dama.player.Tokens;
import dama.server.Storage;
import dama.server.StorageAwayException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletResponse;

/** A browser does not want to be told any more. */
@ApplicationScoped
public class PushEndForm implements FormAct {

  @Inject private SubscriptionStore subscriptions;

  @Override
  public Address.Target target() {
    return Address.Target.PUSH_END;
  }

  @Override
  public Outcome take(Form form) {
    try {
      Cookies.token(form.request())
          .map(Tokens::hash)
          .ifPresent(session -> Storage.run(() -> subscriptions.end(session)));
      form.response().setStatus(HttpServletResponse.SC_NO_CONTENT);
    } catch (StorageAwayException e) {
      form.response().setStatus(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
    }
    return new Outcome.Answered();
  }
}
