package dama.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class UnderwayTest {
  @Test
  void eachPersonFetchesOneFileAtATime() {
    Underway underway = new Underway();
    assertTrue(underway.begin(1));
    assertFalse(underway.begin(1));
    assertTrue(underway.begin(2));
    underway.end(1);
    assertTrue(underway.begin(1));
  }
}
