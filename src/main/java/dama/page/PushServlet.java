package dama.page;

import dama.notice.Push;
import dama.notice.SiteKeys;
import dama.notice.SubscriptionStore;
import dama.player.Tokens;
import dama.server.Storage;
import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonObjectBuilder;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/**
 * What a browser has to know that wants to be told while it is closed: {@code /push}. The key is
 * empty where an owner has made none; endpoint and language are there if it has asked already.
 */
public class PushServlet extends HttpServlet {

  @Inject private Push push;
  @Inject private SubscriptionStore subscriptions;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    JsonObjectBuilder json = Json.createObjectBuilder();
    json.add("key", push.keys().map(SiteKeys::publicKey).orElse(""));
    Cookies.token(request)
        .map(Tokens::hash)
        .flatMap(session -> Storage.call(() -> subscriptions.in(session)))
        .ifPresent(
            known -> json.add("endpoint", known.endpoint()).add("language", known.language()));
    response.setContentType("application/json;charset=UTF-8");
    response.getWriter().write(json.build().toString());
  }
}
