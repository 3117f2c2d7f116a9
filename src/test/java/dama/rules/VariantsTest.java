package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class VariantsTest {
  static List<Variant> all() {
    return Variants.all();
  }

  @Test
  void everyKindHasANameAndANumberOfItsOwn() {
    assertEquals(15, Variants.all().size());
    assertEquals(15, Variants.all().stream().map(Variant::id).distinct().count());
    assertEquals(15, Variants.all().stream().map(v -> v.pdn().gameType()).distinct().count());
  }

  @ParameterizedTest
  @MethodSource("all")
  void aKindIsFoundByItsName(Variant variant) {
    assertEquals(variant, Variants.byId(variant.id()).orElseThrow());
  }

  @Test
  void anUnknownNameIsNoKind() {
    assertTrue(Variants.byId("chess").isEmpty());
  }

  @ParameterizedTest
  @MethodSource("all")
  void bothSidesBeginWithTheSameMenAndWhoeverBeginsCanMove(Variant variant) {
    Position start = variant.start();
    assertEquals(start.count(Piece.WHITE_MAN), start.count(Piece.BLACK_MAN));
    assertEquals(variant.firstToMove(), start.sideToMove());
    assertFalse(variant.legalMoves(start).isEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void whereTheMostIsDemandedNoKingsMakeUpForAMan(CapturePriority priority) {
    boolean less =
        priority.weigh(5, 5, 0b11111, true) < priority.weigh(6, 0, 0, false)
            && priority.weigh(5, 5, 0b11111, true) < priority.weigh(6, 0, 0, true);
    assertEquals(less, priority.demandsMost());
  }
}
