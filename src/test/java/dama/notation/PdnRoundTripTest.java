package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.rules.Move;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PdnRoundTripTest {
  private static final int GAMES = 60;

  static Stream<Variant> variants() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyGameIsReadAsItWasWritten(Variant variant) {
    Random random = new Random(3);
    for (int i = 0; i < GAMES; i++) {
      assertComesBack(RandomGames.play(variant, random, 200));
      assertComesBack(RandomGames.playOn(variant, random, 60));
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyMoveAndPositionIsReadAsItWasWritten(Variant variant) {
    PdnGame game = RandomGames.play(variant, new Random(4), 150);
    Position position = game.start();
    for (Move move : game.moves()) {
      assertEquals(position, Fen.read(Fen.write(position), variant));
      for (Move legal : variant.legalMoves(position)) {
        String text = MoveNotation.write(legal, position, variant);
        assertEquals(legal, MoveNotation.read(text, position, variant), text);
      }
      position = variant.play(position, move);
    }
  }

  private static void assertComesBack(PdnGame game) {
    String text = PdnWriter.write(game);
    List<PdnScore> scores = PdnReader.read(text);
    assertEquals(1, scores.size(), text);
    PdnGame again = scores.get(0).play(game.variant());
    assertEquals(game.start(), again.start(), text);
    assertEquals(game.moves(), again.moves(), text);
    assertEquals(game.result(), again.result(), text);
    assertEquals(text, PdnWriter.write(again));
    assertTrue(text.lines().allMatch(line -> line.startsWith("[") || line.length() <= 80), text);
  }
}
