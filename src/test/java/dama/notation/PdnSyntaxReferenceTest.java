package dama.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.Reference;
import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import java.io.StringReader;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Small texts, each with one habit in it, and how another reader reads them. */
class PdnSyntaxReferenceTest {
  @Test
  void everyHabitIsRead() {
    try (JsonReader reader =
        Json.createReader(new StringReader(Reference.text("pdn_syntax_cases.json")))) {
      List<JsonObject> cases = reader.readArray().getValuesAs(JsonObject.class);
      assertTrue(cases.size() >= 18);
      cases.forEach(PdnSyntaxReferenceTest::assertReads);
    }
  }

  private static void assertReads(JsonObject habit) {
    String name = habit.getString("name");
    Optional<Variant> variant = Variants.byId(habit.getString("variant"));
    List<JsonObject> expected =
        habit.getJsonArray("reference_reading").getValuesAs(JsonObject.class);
    List<PdnScore> scores = PdnReader.read(habit.getString("pdn"));
    assertEquals(habit.getInt("games"), scores.size(), name);
    for (int game = 0; variant.isPresent() && game < scores.size(); game++) {
      assertEquals(reading(expected.get(game)), reading(scores.get(game), variant.get()), name);
    }
  }

  private static List<Object> reading(JsonObject game) {
    return List.of(
        game.getString("status"),
        game.getInt("plies"),
        game.getString("final"),
        game.getString("term", ""));
  }

  private static List<Object> reading(PdnScore score, Variant variant) {
    PdnReplay replay = score.replay(variant);
    return List.of(
        replay.status().word(),
        replay.moves().size(),
        Fen.write(replay.position()),
        score.terminator());
  }
}
