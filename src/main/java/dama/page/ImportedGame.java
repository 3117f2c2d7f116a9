package dama.page;

import dama.notation.Fen;
import dama.notation.MoveNotation;
import dama.notation.PdnScore;
import dama.rules.Lifting;
import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Side;
import dama.rules.Variant;
import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game that was read, as the browser's board wants it: as a running game comes by the socket. */
final class ImportedGame {

  private ImportedGame() {}

  static JsonObjectBuilder json(Pasted.Replayed game) {
    PdnScore score = game.score();
    Map<String, String> tags = score.tags();
    return Json.createObjectBuilder()
        .add("number", score.number())
        .add("variant", kind(game.variant()))
        .add("white", Json.createObjectBuilder().add("id", 0).add("name", name(tags, "White")))
        .add("black", Json.createObjectBuilder().add("id", 0).add("name", name(tags, "Black")))
        .add("about", about(score))
        .add("result", score.result())
        .add("startFen", Fen.write(game.replay().start()))
        .add("turn", side(game.replay().position().sideToMove()))
        .add("plies", plies(game.variant(), game.replay().start(), game.replay().moves()));
  }

  static JsonObjectBuilder kind(Variant variant) {
    return Json.createObjectBuilder()
        .add("id", variant.id())
        .add("size", variant.boardSize().side())
        .add("mirrored", variant.boardSize().isMirrored())
        .add("whole", variant.boardSize().isWhole())
        .add("algebraic", variant.pdn().algebraic())
        .add("numberedFrom", side(variant.pdn().numberedFrom()))
        .add("captureSign", Character.toString(variant.pdn().captureSign()))
        .add("majority", variant.capturePriority().demandsMost())
        .add("lifting", variant.lifting() == Lifting.ONE_BY_ONE ? "oneByOne" : "atTheEnd");
  }

  private static String name(Map<String, String> tags, String tag) {
    String name = tags.getOrDefault(tag, "").strip();
    return name.isEmpty() ? "?" : name;
  }

  /** Where and when it was played, as far as the game says. */
  private static String about(PdnScore score) {
    return Stream.of("Event", "Site", "Date", "Round")
        .map(tag -> score.tags().getOrDefault(tag, "").strip())
        .filter(value -> !value.isEmpty() && !value.matches("[?.\\s-]+"))
        .collect(Collectors.joining(" · "));
  }

  static JsonArrayBuilder plies(Variant variant, Position start, List<Move> moves) {
    JsonArrayBuilder plies = Json.createArrayBuilder();
    Position position = start;
    int number = 0;
    for (Move move : moves) {
      Position after = variant.play(position, move);
      plies.add(
          Json.createObjectBuilder()
              .add("number", ++number)
              .add("by", side(position.sideToMove()))
              .add("notation", MoveNotation.write(move, position, variant))
              .add("path", array(move.path()))
              .add("captured", array(move.captured()))
              .add("fen", Fen.write(after)));
      position = after;
    }
    return plies;
  }

  private static JsonArrayBuilder array(List<Integer> squares) {
    return Json.createArrayBuilder(squares);
  }

  static String side(Side side) {
    return side == Side.WHITE ? "white" : "black";
  }
}
