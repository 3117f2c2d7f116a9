package dama.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.Reference;
import dama.notation.Fen;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endgames played out, with the ply at which each is drawn. */
class DrawsReferenceTest {
  /** What a play-out shows: the first ply drawn by repetition, and by any other rule. */
  private record Drawn(@Nullable Integer byRepetition, @Nullable Integer byCounter) {}

  @ParameterizedTest
  @CsvSource({"international, fmjd_text_ply, 112", "russian, lidraughts_draw_ply, 100"})
  void everyGameIsDrawnAtItsPly(String id, String counterField, int games) {
    Variant variant = Variants.byId(id).orElseThrow();
    List<String> lines =
        Reference.lines("draws.jsonl")
            .filter(line -> line.contains("\"variant\": \"" + id + "\""))
            .toList();
    assertEquals(games, lines.size());
    StringBuilder wrong = new StringBuilder();
    for (String line : lines) {
      Drawn expected = new Drawn(number(line, "threefold_ply"), number(line, counterField));
      Drawn actual = playOut(line, variant);
      if (!expected.equals(actual)) {
        wrong
            .append(expected)
            .append(" but ")
            .append(actual)
            .append(": ")
            .append(line)
            .append('\n');
      }
    }
    assertEquals("", wrong.toString());
  }

  private static Drawn playOut(String line, Variant variant) {
    Position position = Fen.read(field(line, "start"), variant);
    DrawCounters counters = DrawCounters.start(position);
    Integer byRepetition = null;
    Integer byCounter = null;
    int ply = 0;
    for (String token : field(line, "moves").replace("\"", "").split(", ", -1)) {
      Move move = move(token, position, variant);
      position = variant.play(position, move);
      counters = counters.after(move, position);
      ply++;
      if (variant.legalMoves(position).isEmpty()) {
        break;
      }
      for (DrawRule rule : variant.drawRules()) {
        boolean reached = counters.reached(List.of(rule)).isPresent();
        boolean repetition = rule.counter() == DrawCounter.REPETITIONS;
        byRepetition = reached && repetition && byRepetition == null ? (Integer) ply : byRepetition;
        byCounter = reached && !repetition && byCounter == null ? (Integer) ply : byCounter;
      }
    }
    assertEquals(field(line, "final"), Fen.write(position));
    return new Drawn(byRepetition, byCounter);
  }

  /** Reads {@code 28x10:19}: the captured squares tell captures with the same ends apart. */
  private static Move move(String token, Position position, Variant variant) {
    String[] parts = token.split("[-x:]", -1);
    List<Integer> captured =
        parts.length < 3
            ? List.of()
            : Arrays.stream(parts[2].split(",", -1)).map(Integer::valueOf).toList();
    Move move =
        new Move(List.of(Integer.valueOf(parts[0]), Integer.valueOf(parts[1])), captured, false);
    return variant.legalMoves(position).stream().filter(move::sameAs).findFirst().orElseThrow();
  }

  private static String field(String line, String name) {
    Matcher matcher =
        Pattern.compile("\"" + name + "\": (?:\"([^\"]*)\"|\\[([^\\]]*)\\])").matcher(line);
    if (!matcher.find()) {
      throw new IllegalArgumentException(name + " is not in " + line);
    }
    return matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
  }

  private static @Nullable Integer number(String line, String name) {
    Matcher matcher = Pattern.compile("\"" + name + "\": (\\d+)").matcher(line);
    return matcher.find() ? Integer.valueOf(matcher.group(1)) : null;
  }
}
