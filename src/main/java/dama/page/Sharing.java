package dama.page;

import dama.archive.StoredGame;
import dama.card.Card;
import dama.game.Outcome;
import dama.game.Ply;
import dama.server.Configuration;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;

/**
 * What is shown where somebody pastes a link to a page elsewhere: whole addresses, and what a game
 * is in one line.
 */
@Named
@RequestScoped
public class Sharing {

  @Inject private HttpServletRequest request;
  @Inject private Words words;
  @Inject private GameRows rows;

  /** Where visitors reach the application, as its owner says or else as this one does. */
  public String getRoot() {
    return root(request);
  }

  static String root(HttpServletRequest request) {
    String configured = Configuration.current().address().replaceFirst("/+$", "");
    if (!configured.isEmpty()) {
      return configured;
    }
    String address = request.getRequestURL().toString();
    String host = address.substring(0, address.length() - request.getRequestURI().length());
    String seen = Sender.isSecure(request) ? host.replaceFirst("^http:", "https:") : host;
    return seen + request.getContextPath();
  }

  /** What kind of draughts, how fast, and how it ended if it has. */
  String story(StoredGame game) {
    String story =
        String.join(
            " · ",
            words.of("variant." + game.game().variant().id()),
            rows.time(game.game().terms().time()),
            words.of(game.game().terms().rated() ? "mode.rated" : "mode.casual"));
    Outcome outcome = game.game().outcome();
    return outcome == null ? story : story + " · " + rows.outcome(game, outcome);
  }

  /** A picture that changes with each ply has another address then. */
  static String address(StoredGame game) {
    int plies = game.game().plies().size();
    return "/card/" + game.id() + ".png?ply=" + plies + (game.game().isOver() ? "&end" : "");
  }

  static Card card(StoredGame game) {
    List<Ply> plies = game.game().plies();
    Outcome outcome = game.game().outcome();
    return new Card(
        game.game().position(),
        plies.isEmpty() ? List.of() : plies.get(plies.size() - 1).move().path(),
        game.white().name(),
        game.black().name(),
        outcome == null ? "" : GameRows.points(outcome.result()));
  }
}
