package dama.page;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.Outcome;
import dama.game.Ply;
import dama.notation.Fen;
import dama.notation.SquareNames;
import dama.rules.BoardSize;
import dama.rules.Move;
import dama.rules.Variant;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game that one person plays for both sides, to try the rules: played anew whenever asked.
 *
 * @param unread the first move of its line that is none there; null if all of them are
 */
record Trial(Game game, @Nullable String unread) {

  /**
   * The squares of a move with hyphens between, or the signs of a capture; moves have dots between:
   * {@code 22-18.11-15}, {@code c3-d4.f6-e5}.
   */
  private static final Pattern MOVE =
      Pattern.compile("[a-h]?\\d{1,2}(?:[-x:][a-h]?\\d{1,2}){1,40}");

  private static final Pattern BETWEEN = Pattern.compile("[-x:]");

  private static final int MOST = 1_000;

  /** The game that these moves make; empty if they do not by the rules. */
  static Optional<Game> after(Variant variant, String line) {
    Trial trial = asFarAs(variant, line);
    return trial.unread() == null ? Optional.of(trial.game()) : Optional.empty();
  }

  /** The game that these moves make before the first that is none. */
  static Trial asFarAs(Variant variant, String line) {
    Game game = Game.start(variant);
    for (String move : line.isEmpty() ? List.<String>of() : List.of(line.split("\\.", -1))) {
      Optional<Game> next = game.plies().size() < MOST ? played(game, move) : Optional.empty();
      if (next.isEmpty()) {
        return new Trial(game, move);
      }
      game = next.get();
    }
    return new Trial(game, null);
  }

  private static Optional<Game> played(Game game, String move) {
    String text = move.toLowerCase(Locale.ROOT);
    if (!MOVE.matcher(text).matches()) {
      return Optional.empty();
    }
    BoardSize size = game.variant().boardSize();
    List<Integer> path =
        BETWEEN.splitAsStream(text).map(name -> SquareNames.read(name, size)).toList();
    GameCommand play = new GameCommand.Play(game.plies().size() + 1, path);
    return !path.contains(0)
            && game.apply(play, game.turn(), Instant.EPOCH) instanceof Decision.Accepted accepted
        ? Optional.of(accepted.next())
        : Optional.empty();
  }

  /** The same, and what could not be read. */
  JsonObject json() {
    JsonObjectBuilder json = Json.createObjectBuilder(json(game, 0));
    return unread == null ? json.build() : json.add("unread", unread).build();
  }

  /**
   * As the browser's board wants it.
   *
   * @param known how many plies are known there already
   */
  static JsonObject json(Game game, int known) {
    JsonObjectBuilder json =
        Json.createObjectBuilder()
            .add("variant", ImportedGame.kind(game.variant()))
            .add("startFen", Fen.write(game.start()))
            .add("plies", array(game.plies().stream().skip(known).map(Trial::json)))
            .add("turn", ImportedGame.side(game.turn()))
            .add("legal", array(game.legalMoves().stream().map(Trial::json)));
    Outcome outcome = game.outcome();
    if (outcome != null) {
      json.add("result", Codes.camel(outcome.result()));
      json.add("ending", Codes.camel(outcome.ending()));
    }
    return json.build();
  }

  private static JsonArrayBuilder array(Stream<JsonObjectBuilder> items) {
    JsonArrayBuilder array = Json.createArrayBuilder();
    items.forEach(array::add);
    return array;
  }

  private static JsonObjectBuilder json(Ply ply) {
    return json(ply.move())
        .add("number", ply.number())
        .add("by", ImportedGame.side(ply.by()))
        .add("notation", ply.notation())
        .add("fen", Fen.write(ply.after()));
  }

  private static JsonObjectBuilder json(Move move) {
    return Json.createObjectBuilder()
        .add("path", Json.createArrayBuilder(move.path()))
        .add("captured", Json.createArrayBuilder(move.captured()));
  }
}
