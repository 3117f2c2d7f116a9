package dama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class MadeUpNamesTest {

  /** In some language or other, a word that nobody wants to be called by. */
  private static final List<String> UNKIND =
      List.of(
          "anal", "bala", "bale", "debil", "demon", "merd", "nazi", "penis", "romani", "saliva",
          "semen", "sera", "sere", "sodom", "tarado", "teror", "vagin", "venera");

  private static Set<String> many() {
    Random random = new Random(1);
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < 200_000; i++) {
      names.add(MadeUpNames.next(random, 1).spelling());
    }
    return names;
  }

  @Test
  void everyOneIsAName() {
    for (String name : many()) {
      assertEquals(Names.judge(name), new Names.Judgement.Fit(Name.of(name)));
    }
  }

  @Test
  void thereAreThousandsAndNoneIsUnkind() {
    Set<String> names = many();
    assertTrue(names.size() > 5_000, "" + names.size());
    List<String> unkind =
        names.stream()
            .filter(name -> UNKIND.stream().anyMatch(name.toLowerCase(Locale.ROOT)::contains))
            .toList();
    assertEquals(List.of(), unkind);
  }

  @Test
  void whenTheyAreScarceANumberIsAdded() {
    assertTrue(MadeUpNames.next(new Random(1), 9).spelling().matches("[A-Z][a-z]+ [1-9][0-9]{3}"));
  }
}
