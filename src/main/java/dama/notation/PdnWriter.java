package dama.notation;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a game as PDN 3.0, as UTF-8 text with lines of at most 80 characters. */
public final class PdnWriter {
  private static final int COLUMNS = 80;

  private PdnWriter() {}

  /**
   * The tags of the roster come first, then the kind of game, then the start position where it is
   * not the usual one, then the others in their own order. Russian draughts is written with
   * algebraic squares: PDN's default for its number.
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
      all.put("FEN", Fen.write(game.start()));
    }
    game.tags().forEach(all::putIfAbsent);
    return all;
  }

  /** Line ends and other control characters cannot stand in a tag. */
  private static String tag(String name, String value) {
    String escaped =
        value.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + name + " \"" + escaped + "\"]\n";
  }

  private static List<String> tokens(PdnGame game) {
    Variant variant = game.variant();
    SquareNames names = names(variant);
    List<String> tokens = new ArrayList<>();
    Position position = game.start();
    int number = 1;
    for (Move move : game.moves()) {
      boolean firstInPair = position.sideToMove() == variant.firstToMove();
      String prefix = firstInPair ? number + ". " : tokens.isEmpty() ? number + "... " : "";
      tokens.add(prefix + MoveNotation.write(move, position, variant, names));
      number += firstInPair ? 0 : 1;
      position = variant.play(position, move);
    }
    tokens.add(game.result());
    return tokens;
  }

  private static SquareNames names(Variant variant) {
    return variant.pdn().algebraic() ? SquareNames.ALGEBRAIC : SquareNames.NUMERIC;
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
