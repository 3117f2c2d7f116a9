package dama.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.game.Decision;
import dama.game.Game;
import dama.game.GameCommand;
import dama.game.Happening;
import dama.game.Terms;
import dama.game.TimeControl;
import dama.harness.Race;
import dama.harness.Rows;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.Tokens;
import dama.rules.Side;
import dama.rules.Variants;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players are given back for the time when no server was at work. */
abstract class PulseStoreCases {
  private final Rows rows;
  private final GameStore games;
  private final PulseStore pulse;
  private final Player white;
  private final Player black;

  /** Later than any beat before it. */
  private Instant now = Instant.parse("2030-01-01T00:00:00Z");

  PulseStoreCases(Rows rows) {
    this.rows = rows;
    games = rows.store(GameStore.class);
    pulse = rows.store(PulseStore.class);
    white = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
    black = rows.store(PlayerStore.class).arrive(Tokens.hash(Tokens.newToken()));
  }

  @BeforeEach
  void beats() {
    rows.database().update("delete from happening");
    rows.database().update("delete from ply");
    rows.database().update("delete from game_side");
    rows.database().update("delete from game");
    rows.database()
        .update("update pulse set beat_at = timestamp with time zone '2029-12-31 00:00:00+00'");
    assertEquals(List.of(), pulse.beat(now, true));
  }

  private StoredGame begin(String time, int plies) {
    Terms terms = new Terms(TimeControl.read(time).orElseThrow(), false);
    StoredGame stored = games.create(Variants.RUSSIAN, terms, white, black, null, now);
    for (int ply = 1; ply <= plies; ply++) {
      Game game = stored.game();
      GameCommand play = new GameCommand.Play(ply, game.legalMoves().get(0).path());
      stored = save(stored, play, game.turn());
    }
    return stored;
  }

  private StoredGame save(StoredGame stored, GameCommand command, Side by) {
    Decision.Accepted accepted = (Decision.Accepted) stored.game().apply(command, by, now);
    return games.save(stored, accepted.next(), accepted.events(), now);
  }

  private Game load(StoredGame stored) {
    return games.load(stored.id()).orElseThrow().game();
  }

  @Test
  void aServerThatBeatsSomeSecondsLaterGivesNothing() {
    StoredGame stored = begin("60+0", 2);
    now = now.plusMillis(4_000);
    assertEquals(List.of(), pulse.beat(now, true));
    assertEquals(stored.game(), load(stored));
  }

  @Test
  void aSilenceIsGivenBackWithFifteenSeconds() {
    StoredGame stored = begin("60+0", 2);
    now = now.plusMillis(100_000);
    assertEquals(List.of(stored.id()), pulse.beat(now, true));
    assertEquals(60_000, load(stored).timeLeft(Side.WHITE, now.plusSeconds(15)));
    assertEquals(
        List.of(new Happening(Happening.Kind.TIME_CREDITED, null, 2, 115_000, now)),
        games.happenings(stored.id(), 9));
    assertEquals(List.of(), pulse.beat(now.plusSeconds(2), true));
  }

  @Test
  void aServerThatWasHeldUpGivesTheSilenceBackAndNoMore() {
    StoredGame stored = begin("60+0", 2);
    now = now.plusMillis(7_000);
    assertEquals(List.of(stored.id()), pulse.beat(now, false));
    assertEquals(
        List.of(new Happening(Happening.Kind.TIME_CREDITED, null, 2, 7_000, now)),
        games.happenings(stored.id(), 9));
    assertEquals(60_000, load(stored).timeLeft(Side.WHITE, now));
  }

  @Test
  void aRestartAsFastAsAnyIsGivenBackToo() {
    StoredGame stored = begin("60+0", 2);
    now = now.plusMillis(4_001);
    assertEquals(List.of(stored.id()), pulse.beat(now, true));
  }

  @Test
  void aCountdownToAFirstMoveIsGivenBackToo() {
    StoredGame stored = begin("60+0", 1);
    now = now.plusMillis(100_000);
    pulse.beat(now, true);
    assertEquals(now.plusSeconds(45), load(stored).deadline());
  }

  @Test
  void daysAndFinishedGamesAndThoseWithoutAClockAreLeftAlone() {
    List<StoredGame> others = new ArrayList<>(List.of(begin("-", 2), begin("1/86400", 2)));
    others.add(save(begin("60+0", 2), new GameCommand.Resign(), Side.WHITE));
    now = now.plusMillis(100_000);
    assertEquals(List.of(), pulse.beat(now, true));
    others.forEach(one -> assertEquals(one.game(), load(one)));
  }

  @Test
  void ofManyServersThatStartAtOnceOneGivesBack() throws Exception {
    List<StoredGame> running = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      running.add(begin("60+0", 2));
    }
    now = now.plusMillis(100_000);
    List<Integer> credited = Race.of(8, runner -> () -> pulse.beat(now, true).size());
    assertEquals(5, credited.stream().mapToInt(Integer::intValue).sum());
    running.forEach(one -> assertEquals(1, games.happenings(one.id(), 9).size()));
  }
}
