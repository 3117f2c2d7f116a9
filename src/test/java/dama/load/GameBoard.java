package dama.load;

import dama.harness.Await;
import dama.harness.Table;
import dama.harness.Visitor;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Two who play one game after another, talk now and then, and perhaps are watched. */
final class GameBoard {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final long SECONDS_BETWEEN_LINES = 5;
  private static final long BETWEEN_PINGS = 20;

  private final Course course;
  private final URI base;
  private final int number;
  private final Script script;
  private final List<Visitor> visitors = new ArrayList<>();
  private final List<String> games = new ArrayList<>();
  private int plies;
  private int lines;
  private volatile GameRound round;

  /** The two meet, and whoever is to watch comes. */
  GameBoard(Course course, URI base, int number, Script script, String variant, boolean watched) {
    this.course = course;
    this.base = base;
    this.number = number;
    this.script = script;
    try (Table table = Table.meet(base, variant)) {
      visitors.addAll(List.of(table.whiteVisitor(), table.blackVisitor()));
      if (watched) {
        visitors.add(Visitor.fresh());
      }
      round = sit(table.game());
    }
    var unused =
        course
            .threads()
            .scheduleAtFixedRate(
                () -> round.ping(), BETWEEN_PINGS, BETWEEN_PINGS, TimeUnit.SECONDS);
  }

  /** A school has one address; a site has many. */
  String address() {
    return "10.1." + number / 100 + "." + (1 + number % 100);
  }

  private GameRound sit(String game) {
    GameRound sitting = GameRound.sit(course, script, base, game, this, visitors);
    Await.until("game shown", LIMIT, sitting::isShown);
    synchronized (this) {
      games.add(game);
    }
    course.began();
    return sitting;
  }

  void begin() {
    round.play(1);
    var unused =
        course
            .threads()
            .scheduleWithFixedDelay(
                this::talk,
                TimeUnit.SECONDS.toMillis(SECONDS_BETWEEN_LINES) * (number % 50) / 50,
                TimeUnit.SECONDS.toMillis(SECONDS_BETWEEN_LINES),
                TimeUnit.MILLISECONDS);
  }

  private synchronized void talk() {
    if (course.isPlaying() && round.played() > 0 && !round.isOver(round.played() + 1)) {
      round.talk("Board " + number + " says line " + ++lines);
    }
  }

  /** The rematch has begun: sides are swapped. */
  void follow(GameRound before, String game) {
    try {
      before.settle();
      synchronized (this) {
        plies += before.played();
        visitors.add(0, visitors.remove(1));
        round = sit(game);
      }
      before.leave();
      round.play(1);
    } catch (AssertionError | RuntimeException e) {
      course.fault("no way to game " + game + ": " + e);
    }
  }

  /** Waits for what is still to be told; how many plies the rows must hold. */
  synchronized int settle() {
    round.settle();
    return plies + round.played();
  }

  synchronized List<String> games() {
    return List.copyOf(games);
  }

  synchronized void leave() {
    round.leave();
  }
}
