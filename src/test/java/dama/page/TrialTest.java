package dama.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.rules.Move;
import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.json.JsonObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrialTest {

  static Stream<Variant> kinds() {
    return Variants.all().stream();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindIsPlayedByItsOwnRules(Variant variant) {
    Game game = playedOut(variant, new Random(7), 200);
    Game again = Trial.after(variant, line(game)).orElseThrow();
    assertEquals(game, again);
    int plies = game.plies().size();
    JsonObject told = Trial.json(again, plies - 1);
    assertEquals(variant.id(), told.getJsonObject("variant").getString("id"));
    assertEquals(1, told.getJsonArray("plies").size());
    assertEquals(plies, told.getJsonArray("plies").getJsonObject(0).getInt("number"));
    assertEquals(game.legalMoves().size(), told.getJsonArray("legal").size());
    assertEquals(game.isOver(), told.containsKey("result"));
  }

  @Test
  void theEndIsToldAsAGameTellsItAndNothingFollows() {
    Game game = playedOut(Variants.BREAKTHROUGH, new Random(7), 1_000);
    JsonObject told = Trial.json(game, 0);
    assertEquals("crowned", told.getString("ending"));
    assertTrue(told.getJsonArray("legal").isEmpty());
    assertEquals(Optional.empty(), Trial.after(Variants.BREAKTHROUGH, line(game) + ".32-28"));
  }

  /** Servers give their threads small stacks. */
  @Test
  void aLineAsLongAsAnAddressNeedsNoDeepStack() throws InterruptedException {
    AtomicReference<Optional<Game>> read = new AtomicReference<>();
    String line = "22-17" + ".1-1".repeat(999);
    long small = 256 * 1_024;
    Thread thread =
        new Thread(null, () -> read.set(Trial.after(Variants.RUSSIAN, line)), "small", small);
    thread.start();
    thread.join();
    assertEquals(Optional.empty(), read.get());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"22", "22-18.", ".22-18", "22-18-", "22-19", "22-18.22-18", "99-98", "a-b", " "})
  void whatIsNotPlayedByTheRulesIsNoTrial(String line) {
    assertEquals(Optional.empty(), Trial.after(Variants.RUSSIAN, line));
  }

  @Test
  void squaresAreNamedByLettersToo() {
    Optional<Game> game = Trial.after(Variants.RUSSIAN, "22-18.11-15");
    assertEquals(game, Trial.after(Variants.RUSSIAN, "c3-d4.f6-e5"));
    assertEquals(game, Trial.after(Variants.RUSSIAN, "C3-d4.11-15"));
    assertEquals(Optional.empty(), Trial.after(Variants.INTERNATIONAL, "c3-d4"));
  }

  @Test
  void aLineIsPlayedAsFarAsItIsOne() {
    Trial trial = Trial.asFarAs(Variants.RUSSIAN, "22-18.11-15.h9.24-20");
    assertEquals(Trial.after(Variants.RUSSIAN, "22-18.11-15").orElseThrow(), trial.game());
    assertEquals("h9", trial.json().getString("unread"));
    assertEquals(2, trial.json().getJsonArray("plies").size());
    assertFalse(Trial.asFarAs(Variants.RUSSIAN, "").json().containsKey("unread"));
  }

  private static Game playedOut(Variant variant, Random chance, int most) {
    Game game = Game.start(variant);
    while (!game.isOver() && game.plies().size() < most) {
      List<Move> legal = game.legalMoves();
      Move move = legal.get(chance.nextInt(legal.size()));
      GameCommand play = new GameCommand.Play(game.plies().size() + 1, move.path());
      game = ((Decision.Accepted) game.apply(play, game.turn(), Instant.EPOCH)).next();
    }
    return game;
  }

  private static String line(Game game) {
    return game.plies().stream()
        .map(ply -> ply.move().path())
        .map(path -> path.stream().map(String::valueOf).collect(Collectors.joining("-")))
        .collect(Collectors.joining("."));
  }
}
