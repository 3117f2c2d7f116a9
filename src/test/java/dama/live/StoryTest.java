package dama.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dama.archive.News;
import dama.archive.StoredGame;
import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.GameEvent;
import dama.game.Happening;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.player.Player;
import dama.rules.Side;
import dama.rules.Variant;
import dama.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What one node stored is told by another as if it had happened there. */
class StoryTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Variant KIND = Variants.byId("international").orElseThrow();
  private static final Terms TERMS = new Terms(TimeControl.read("300+2").orElseThrow(), false);

  private Game game = Game.start(KIND, TERMS, KIND.start(), NOON);
  private final List<GameEvent> told = new ArrayList<>();
  private Game seen = game;

  private void happens(Side by, GameCommand command) {
    Decision.Accepted accepted =
        assertInstanceOf(Decision.Accepted.class, game.apply(command, by, NOON));
    game = accepted.next();
    told.addAll(accepted.events());
  }

  private void move(int ply, Integer... path) {
    happens(game.turn(), new GameCommand.Play(ply, List.of(path), 0));
  }

  private void see() {
    seen = game;
    told.clear();
  }

  private Optional<List<GameEvent>> story() {
    List<Happening> happenings =
        told.stream()
            .filter(GameEvent.Happened.class::isInstance)
            .map(event -> ((GameEvent.Happened) event).happening())
            .toList();
    return Story.between(stored(seen), new News(stored(game), happenings));
  }

  private static StoredGame stored(Game game) {
    Player white = new Player(1, "Ana", false);
    Player black = new Player(2, "Boris", false);
    return new StoredGame("abcdefghij", white, black, game, 1, null, null, NOON, null);
  }

  @Test
  void pliesAreToldOneByOne() {
    move(1, 32, 28);
    move(2, 18, 23);
    assertEquals(Optional.of(told), story());
  }

  @Test
  void whatTheTwoAskOfEachOtherIsTold() {
    move(1, 32, 28);
    move(2, 18, 23);
    see();
    happens(Side.WHITE, new GameCommand.OfferDraw());
    assertEquals(Optional.of(told), story());
    see();
    happens(Side.BLACK, new GameCommand.DeclineDraw());
    assertEquals(Optional.of(told), story());
  }

  @Test
  void anEndIsTold() {
    move(1, 32, 28);
    see();
    happens(Side.WHITE, new GameCommand.Resign());
    assertEquals(Optional.of(told), story());
  }

  @Test
  void aPremoveIsToldToItsMakerAlone() {
    move(1, 32, 28);
    see();
    happens(Side.WHITE, new GameCommand.Premove(3, List.of(33, 29)));
    assertEquals(Optional.of(told), story());
    see();
    happens(Side.WHITE, new GameCommand.CancelPremove());
    assertEquals(Optional.of(told), story());
  }

  @Test
  void aPremoveThatIsPlayedIsAPlyAsAnyOther() {
    move(1, 32, 28);
    happens(Side.WHITE, new GameCommand.Premove(3, List.of(33, 29)));
    see();
    move(2, 17, 21);
    assertEquals(2, told.size());
    assertEquals(Optional.of(told), story());
  }

  @Test
  void aPremoveThatBecameImpossibleIsToldToItsMaker() {
    move(1, 32, 28);
    happens(Side.WHITE, new GameCommand.Premove(3, List.of(33, 29)));
    see();
    // White must capture.
    move(2, 19, 23);
    assertEquals(new GameEvent.PremoveChanged(Side.WHITE, true), told.get(1));
    assertEquals(Optional.of(told), story());
  }

  @Test
  void aMoveThatWasTakenBackShowsTheGameWhole() {
    move(1, 32, 28);
    see();
    happens(Side.WHITE, new GameCommand.AskTakeback(1));
    happens(Side.BLACK, new GameCommand.AcceptTakeback(1));
    assertEquals(Optional.empty(), story());
  }
}
