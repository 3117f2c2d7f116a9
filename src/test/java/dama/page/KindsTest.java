package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.page.Kind.Group;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KindsTest {

  @ParameterizedTest
  @CsvSource({
    "EN, international russian",
    "MK, international russian",
    "TR, turkish international russian",
    "NL, international frisian russian",
    "AR, turkish international russian",
  })
  void whatIsAtHomeWhereALanguageIsSpokenComesFirst(Language language, String expected) {
    assertEquals(
        expected, Kinds.familiar(language).map(Variant::id).collect(Collectors.joining(" ")));
  }

  @Test
  void everyKindIsInTheGroupOfItsTraits() {
    assertEquals("international russian brazilian frisian pool canadian", members(Group.BACKWARD));
    assertEquals("english italian spanish portuguese czech", members(Group.FORWARD));
    assertEquals("turkish", members(Group.STRAIGHT));
    assertEquals("antidraughts poddavki breakthrough", members(Group.GOAL));
  }

  private static String members(Group group) {
    List<Variant> members =
        Variants.all().stream().filter(variant -> Group.of(variant) == group).toList();
    return members.stream().map(Variant::id).collect(Collectors.joining(" "));
  }
}
