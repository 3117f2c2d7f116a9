package dama.player;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReservedNamesTest {

  private static boolean isReserved(String typed) {
    return ReservedNames.include(((Names.Judgement.Fit) Names.judge(typed)).name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Admin",
        "ADMIN",
        "adm1n",
        "Admin 2",
        "Admin99",
        "The Moderator",
        "Moderatör",
        "M0derator",
        "Dama",
        "Dama-Support",
        "модератор",
        "Администратор",
        "মডারেটর",
        "المشرف",
        "مُشرِف",
        "Yönetici",
        "Podrška"
      })
  void whoCouldPassForOneWhoRunsTheSiteIsCalledOtherwise(String name) {
    assertTrue(isReserved(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ana", "Damir", "Modesta", "Administra", "Ownen", "Botond", "Gostimir"})
  void othersAreCalledWhatTheyLike(String name) {
    assertFalse(isReserved(name));
  }
}
