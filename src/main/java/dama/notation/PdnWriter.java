package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a game as PDN 3.0, with lines of at most 80 characters among the moves. */
public final class PdnWriter {
  private static final int COLUMNS = 80;

  /** Ends every game: PDN 3.0 knows no other end, and the result is told by its tag. */
  private static final String END = "*";

  private PdnWriter() {}

  /**
   * The tags of the roster come first, then the kind of game, then the start position where it is
   * not the usual one, then the others in their own order. Squares and captures are written in the
   * habit of the kind.
   */
  public static String write(PdnGame game) {
    StringBuilder text = new StringBuilder();
    tags(game).forEach((name, value) -> text.append(tag(name, value)));
    text.append('\n');
    appendWrapped(text, tokens(game));
    return text.append('\n').toString();
  }

  private static Map<String, String> tags(PdnGame game) {
    Map<String, String> all = new LinkedHashMap<>();
    for (String name : List.of("Event", "Site", "Date", "Round", "White", "Black")) {
      all.put(name, game.tags().getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
    }
    all.put("Result", game.result());
    all.put("GameType", Integer.toString(game.variant().pdn().gameType()));
    if (!game.start().equals(game.variant().start())) {
      all.put("SetUp", "1");
      all.put(PdnScore.FEN, Fen.write(game.start(), PdnHabit.of(game.variant()).turned()));
    }
    game.tags().forEach((name, value) -> putOther(all, name, value));
    return all;
  }

  /** A name that PDN does not allow is left out, and so is a start that is the usual one. */
  private static void putOther(Map<String, String> all, String name, String value) {
    boolean ofStart = name.equals(PdnScore.FEN) || name.equalsIgnoreCase("SetUp");
    if (!ofStart && name.matches("[A-Z][a-zA-Z0-9_]*")) {
      all.putIfAbsent(name, value);
    }
  }

  /** Line ends and other control characters cannot stand in a tag. */
  private static String tag(String name, String value) {
    String escaped =
        value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + name + " \"" + escaped + "\"]\n";
  }

  private static List<String> tokens(PdnGame game) {
    Variant variant = game.variant();
    PdnHabit habit = PdnHabit.of(variant);
    List<String> tokens = new ArrayList<>();
    Position position = game.start();
    int number = 1;
    for (Move move : game.moves()) {
      boolean firstInPair = position.sideToMove() == variant.firstToMove();
      String prefix = firstInPair ? number + ". " : tokens.isEmpty() ? number + "... " : "";
      List<Move> legal = variant.legalMoves(position);
      tokens.add(prefix + MoveNotation.write(move, legal, variant.boardSize(), habit));
      number += firstInPair ? 0 : 1;
      position = variant.play(position, move);
    }
    tokens.add(END);
    return tokens;
  }

  private static void appendWrapped(StringBuilder text, List<String> tokens) {
    int column = 0;
    for (String token : tokens) {
      boolean wraps = column + 1 + token.length() > COLUMNS;
      if (column > 0) {
        text.append(wraps ? '\n' : ' ');
      }
      column = column == 0 || wraps ? token.length() : column + 1 + token.length();
      text.append(token);
    }
  }
}
