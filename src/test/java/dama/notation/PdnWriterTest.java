package dama.notation;

import static dama.rules.Variants.INTERNATIONAL;
import static dama.rules.Variants.RUSSIAN;
import static dama.rules.Variants.SPANISH;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PdnWriterTest {
  private static PdnGame game(Variant variant, Position start, String result, String... texts) {
    List<Move> moves = new ArrayList<>();
    Position position = start;
    for (String text : texts) {
      Move move = MoveNotation.read(text, position, variant);
      moves.add(move);
      position = variant.play(position, move);
    }
    return new PdnGame(Map.of(), variant, start, moves, result);
  }

  private static String lastLine(PdnGame game) {
    return PdnWriter.write(game).lines().reduce("", (before, line) -> line);
  }

  private static PdnGame firstMoves(int plies) {
    List<Move> moves = new ArrayList<>();
    Position position = INTERNATIONAL.start();
    for (int ply = 0; ply < plies; ply++) {
      Move move = INTERNATIONAL.legalMoves(position).get(0);
      moves.add(move);
      position = INTERNATIONAL.play(position, move);
    }
    return new PdnGame(Map.of(), INTERNATIONAL, INTERNATIONAL.start(), moves, "*");
  }

  @Test
  void theRosterComesFirstThenTheKindThenTheOtherTags() {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Annotator", "nobody");
    tags.put("Black", "Boris");
    tags.put("White", "Anna");
    tags.put("Date", "2026.01.31");
    Position start = INTERNATIONAL.start();
    assertEquals(
        """
        [Event "?"]
        [Site "?"]
        [Date "2026.01.31"]
        [Round "?"]
        [White "Anna"]
        [Black "Boris"]
        [Result "*"]
        [GameType "20"]
        [Annotator "nobody"]

        *
        """,
        PdnWriter.write(new PdnGame(tags, INTERNATIONAL, start, List.of(), "*")));
  }

  @Test
  void movesAreNumberedByPairsAndAStarEndsThem() {
    assertEquals(
        "1. 32-28 19-23 2. 28x19 14x23 *",
        lastLine(
            game(INTERNATIONAL, INTERNATIONAL.start(), "2-0", "32-28", "19-23", "28x19", "14x23")));
  }

  @Test
  void theResultIsToldByItsTag() {
    PdnGame game = game(INTERNATIONAL, INTERNATIONAL.start(), "2-0", "32-28");
    assertTrue(PdnWriter.write(game).contains("[Result \"2-0\"]\n"));
    assertEquals("2-0", PdnReader.read(PdnWriter.write(game)).get(0).result());
  }

  @Test
  void russianCapturesHaveColons() {
    Position start = Fen.read("W:Wc3:Bd4,g7", RUSSIAN);
    assertEquals("1. c3:e5 *", lastLine(game(RUSSIAN, start, "*", "c3:e5")));
  }

  @Test
  void whereSquareOneIsWhitesNumbersAreTurned() {
    Position start = Fen.read("W:W22:B1", SPANISH);
    List<Move> moves = List.of(SPANISH.legalMoves(start).get(0));
    PdnGame game = new PdnGame(Map.of(), SPANISH, start, moves, "*");
    String text = PdnWriter.write(game);
    assertTrue(text.contains("[FEN \"W:W11:B32\"]\n"), text);
    assertEquals("1. 11-" + (33 - moves.get(0).to()) + " *", lastLine(game));
    PdnGame again = PdnReader.read(text).get(0).play(SPANISH);
    assertEquals(start, again.start());
    assertEquals(moves, again.moves());
  }

  @Test
  void aKingThatGoesStraightOnLandsCloseBehindWhatItCaptured() {
    Position start = Fen.read("W:WK46:B37,28,12,14,3,5,19", INTERNATIONAL);
    for (Move move : INTERNATIONAL.legalMoves(start)) {
      PdnGame game = new PdnGame(Map.of(), INTERNATIONAL, start, List.of(move), "*");
      assertTrue(lastLine(game).startsWith("1. 46x"), lastLine(game));
      assertEquals(
          game.moves(), PdnReader.read(PdnWriter.write(game)).get(0).play(INTERNATIONAL).moves());
    }
  }

  @Test
  void russianDraughtsIsWrittenWithAlgebraicSquares() {
    PdnGame game = game(RUSSIAN, RUSSIAN.start(), "*", "22-18", "9-13");
    assertEquals("1. c3-d4 b6-a5 *", lastLine(game));
    assertTrue(PdnWriter.write(game).contains("[GameType \"25\"]\n"));
  }

  @Test
  void anotherStartIsGivenAndBlackMayBegin() {
    Position start = Fen.read("B:W28,33,38:B8,17,22", INTERNATIONAL);
    PdnGame game = game(INTERNATIONAL, start, "*", "17-21", "28x26");
    assertEquals("1... 17-21 2. 28x26 *", lastLine(game));
    assertTrue(PdnWriter.write(game).contains("[SetUp \"1\"]\n[FEN \"B:W28,33,38:B8,17,22\"]\n"));
  }

  @Test
  void onlyAnAmbiguousCaptureIsWrittenInFull() {
    Position start = Fen.read("W:WK4:B13,20,32,37", INTERNATIONAL);
    assertEquals("1. 4x31x42x15 *", lastLine(game(INTERNATIONAL, start, "*", "4x31x42x15")));
  }

  @Test
  void quotesAndBackslashesAreEscapedAndLineEndsTaken() {
    Map<String, String> tags = Map.of("White", "An\"na\\\n[x]");
    PdnGame game = new PdnGame(tags, INTERNATIONAL, INTERNATIONAL.start(), List.of(), "*");
    String text = PdnWriter.write(game);
    assertTrue(text.contains("[White \"An\\\"na\\\\ [x]\"]\n"), text);
    assertEquals("An\"na\\ [x]", PdnReader.read(text).get(0).tags().get("White"));
  }

  @Test
  void noLineIsLongerThanEightyCharacters() {
    String text = PdnWriter.write(firstMoves(60));
    assertTrue(text.lines().allMatch(line -> line.length() <= 80), text);
    assertTrue(text.lines().anyMatch(line -> line.length() > 70), text);
  }

  @Test
  void whatIsWrittenIsReadBack() {
    PdnGame game = firstMoves(60);
    assertEquals(
        game.moves(), PdnReader.read(PdnWriter.write(game)).get(0).play(INTERNATIONAL).moves());
  }
}
