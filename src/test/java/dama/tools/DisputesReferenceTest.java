package dama.tools;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Positions in which a public engine is known to be wrong. */
class DisputesReferenceTest {
  private static final Pattern CASE =
      Pattern.compile(
          "\"variant\": \"(\\w+)\".*\"fen\": \"([^\"]+)\".*\"correct\": \\[([^\\]]*)\\]");

  @Test
  void weAreRightWhereOthersWereNot() {
    List<String> lines = Reference.lines("disputes.jsonl").toList();
    assertEquals(160, lines.size());
    assertAll(lines.stream().map(DisputesReferenceTest::check));
  }

  private static Executable check(String line) {
    return () -> {
      Matcher matcher = CASE.matcher(line);
      assertEquals(true, matcher.find(), line);
      MatchResult dispute = matcher.toMatchResult();
      Variant variant = Variants.byId(dispute.group(1)).orElseThrow();
      String fen = dispute.group(2);
      String correct = dispute.group(3).replace("\", \"", " ").replace("\"", "");
      assertEquals(correct, Rules.moves(variant, Fen.read(fen, variant)), fen);
    };
  }
}
