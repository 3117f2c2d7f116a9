package dama.page;

import dama.archive.StoredGame;
import dama.game.Game;
import dama.game.Outcome;
import dama.game.Ply;
import dama.game.Result;
import dama.game.TimeControl;
import dama.notation.PdnGame;
import dama.notation.PdnWriter;
import dama.rating.Change;
import jakarta.servlet.http.HttpServletRequest;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A stored game as PDN, with the address where it can be seen. */
final class GamePdn {
  /** What PDN is on the wire. */
  static final String TYPE = "application/vnd.pdn;charset=UTF-8";

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd").withZone(ZoneOffset.UTC);

  private GamePdn() {}

  /**
   * @param changes what the game did to ratings; empty if it was not rated
   */
  static String write(StoredGame stored, List<Change> changes, HttpServletRequest request) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Dama");
    tags.put("Site", Sharing.root(request) + "/game/" + stored.id());
    tags.put("Date", DATE.format(stored.startedAt()));
    tags.put("White", stored.white().name());
    tags.put("Black", stored.black().name());
    Game game = stored.game();
    for (Change change : changes) {
      boolean white = change.playerId() == stored.white().id();
      tags.put(
          white ? "WhiteRating" : "BlackRating", Long.toString(Math.round(change.ratingBefore())));
    }
    TimeControl time = game.terms().time();
    if (time.kind() != TimeControl.Kind.NONE) {
      tags.put("TimeControl", time.toString());
    }
    return PdnWriter.write(
        new PdnGame(
            tags,
            game.variant(),
            game.start(),
            game.plies().stream().map(Ply::move).toList(),
            resultOf(game)));
  }

  /** In the habit of the kind: points, or ones and halves. */
  private static String resultOf(Game game) {
    Outcome outcome = game.outcome();
    if (outcome == null) {
      return "*";
    }
    boolean points = game.variant().pdn().points();
    Result result = outcome.result();
    return switch (result) {
      case WHITE_WINS -> points ? "2-0" : "1-0";
      case BLACK_WINS -> points ? "0-2" : "0-1";
      case DRAW -> points ? "1-1" : "1/2-1/2";
      case NONE -> "*";
    };
  }
}
