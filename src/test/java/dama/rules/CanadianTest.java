package dama.rules;

import static dama.rules.Variants.CANADIAN;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Legal;
import dama.notation.Fen;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Canadian draughts: International draughts on twelve rows. */
class CanadianTest {
  private static List<String> moves(String fen) {
    return Legal.moves(CANADIAN, fen);
  }

  @Test
  void eachSideBeginsWithThirtyMen() {
    assertEquals(30, CANADIAN.start().count(Side.WHITE));
    assertEquals(30, CANADIAN.start().count(Side.BLACK));
    assertEquals(72, CANADIAN.boardSize().squares());
    assertEquals(11, moves(Fen.write(CANADIAN.start())).size());
  }

  @Test
  void aKingFliesOverTheWholeDiagonal() {
    assertEquals(
        List.of(
            "67-6", "67-12", "67-17", "67-23", "67-28", "67-34", "67-39", "67-45", "67-50", "67-56",
            "67-61"),
        moves("W:WK67:B1"));
  }

  @Test
  void aManIsCrownedOnTheTwelfthRow() {
    assertEquals("B:WK2:B20", Legal.after(CANADIAN, "W:W8:B20", "8-2"));
  }

  @Test
  void theGreatestNumberMustBeTaken() {
    assertEquals(List.of("66x40:47,60"), moves("W:W61,66:B47,56,60"));
  }
}
