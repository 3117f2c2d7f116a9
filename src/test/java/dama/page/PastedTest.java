package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.notation.PdnFault;
import dama.notation.PdnFault.Reason;
import dama.rules.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

class PastedTest {
  private static String kind(String text) {
    return Pasted.read(text, null).games().get(0).variant().id();
  }

  @Test
  void theGameTypeTellsTheKind() {
    assertEquals("russian", kind("[GameType \"25\"]\n1. c3-d4 *"));
    assertEquals("brazilian", kind("[GameType \"26,W,8,8,A0,0\"]\n1. c3-d4 *"));
  }

  @Test
  void withoutItTheMovesDo() {
    assertEquals("international", kind("1. 32-28 19-23 2. 28x19 14x23 *"));
    assertEquals("russian", kind("1. c3-d4 d6-c5 2. b2-c3 *"));
    assertEquals("english", kind("1. 11-15 23-19 2. 8-11 22-17 *"));
  }

  @Test
  void aChosenKindIsKept() {
    Pasted pasted = Pasted.read("[GameType \"25\"]\n1. 32-28 *", Variants.INTERNATIONAL);
    assertEquals("international", pasted.games().get(0).variant().id());
  }

  @Test
  void aGameIsShownUpToItsFaultAndTheFaultIsTold() {
    Pasted pasted = Pasted.read("1. 32-28 19-23\n2. 33-29 *", null);
    assertEquals(2, pasted.games().get(0).replay().moves().size());
    PdnFault fault = pasted.faulty().get(0).fault().orElseThrow();
    assertEquals(Reason.ILLEGAL_MOVE, fault.reason());
    assertEquals("33-29", fault.part());
    assertEquals(2, fault.line());
  }

  @Test
  void whatHasNothingToShowIsOnlyComplainedOf() {
    for (String text : List.of("hello", "[FEN \"W:W99:B1\"]\n1. 32-28 *")) {
      Pasted pasted = Pasted.read(text, null);
      assertEquals(List.of(), pasted.games());
      assertEquals(1, pasted.faulty().size());
    }
    assertEquals(Pasted.NOTHING, Pasted.read("", null));
  }

  @Test
  void oneThatIsTooManyIsTold() {
    assertTrue(Pasted.read("1. 32-28 *\n".repeat(Pasted.MOST + 1), null).more());
    assertEquals(
        Pasted.MOST, Pasted.read("1. 32-28 *\n".repeat(Pasted.MOST + 1), null).games().size());
  }
}
