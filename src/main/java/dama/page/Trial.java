package dama.page;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.Outcome;
import dama.game.Ply;
import dama.notation.Fen;
import dama.rules.Move;
import dama.rules.Variant;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A game that one person plays for both sides, to try the rules: played anew whenever asked. */
final class Trial {

  /** The squares of a move with hyphens between; moves have dots between: {@code 22-18.11-15}. */
  private static final Pattern MOVE = Pattern.compile("\\d{1,2}(?:-\\d{1,2}){1,40}");

  private static final int MOST = 1_000;

  private Trial() {}

  /** The game that these moves make; empty if they do not by the rules. */
  static Optional<Game> after(Variant variant, String line) {
    if (line.isEmpty()) {
      return Optional.of(Game.start(variant));
    }
    List<String> moves = List.of(line.split("\\.", -1));
    boolean readable = moves.size() <= MOST && moves.stream().allMatch(MOVE.asMatchPredicate());
    return readable ? played(Game.start(variant), moves) : Optional.empty();
  }

  private static Optional<Game> played(Game start, List<String> moves) {
    Game game = start;
    for (String move : moves) {
      List<Integer> path = Arrays.stream(move.split("-", -1)).map(Integer::valueOf).toList();
      GameCommand play = new GameCommand.Play(game.plies().size() + 1, path);
      if (!(game.apply(play, game.turn(), Instant.EPOCH) instanceof Decision.Accepted accepted)) {
        return Optional.empty();
      }
      game = accepted.next();
    }
    return Optional.of(game);
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
