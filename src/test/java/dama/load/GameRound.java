package dama.load;

import dama.harness.Visitor;
import dama.load.Seat.Role;
import java.net.URI;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** One game of Dama with its talk, from its first ply to the rematch. */
final class GameRound extends Round {
  private final String game;
  private final GameBoard board;
  private final int people;
  private final AtomicInteger welcomed = new AtomicInteger();
  private final AtomicInteger ended = new AtomicInteger();
  private final AtomicBoolean followed = new AtomicBoolean();
  private final Queue<String> said = new ConcurrentLinkedQueue<>();
  private final Set<String> heard = ConcurrentHashMap.newKeySet();

  private GameRound(Course course, Script script, String game, GameBoard board, int people) {
    super(course, script);
    this.game = game;
    this.board = board;
    this.people = people;
  }

  /**
   * Opens the page of the game for all who want to see it, and begins when they are shown it.
   *
   * @param visitors who moves first, the other, and those who watch
   */
  static GameRound sit(
      Course course,
      Script script,
      URI base,
      String game,
      GameBoard board,
      List<Visitor> visitors) {
    GameRound round = new GameRound(course, script, game, board, visitors.size());
    for (int i = 0; i < visitors.size(); i++) {
      Role role = Role.values()[Math.min(i, Role.WATCHER.ordinal())];
      round.seat(Seat.open(base, game, visitors.get(i), board.address(), role, round));
    }
    return round;
  }

  String game() {
    return game;
  }

  boolean isShown() {
    return welcomed.get() == people;
  }

  @Override
  public void heard(Seat seat, String text, long nanos) {
    switch (typeOf(text)) {
      case "moved" -> moved(seat, text, nanos);
      case "game" -> welcomed.incrementAndGet();
      case "said" -> line(seat, text);
      case "refused" -> course().fault(seat.role() + " was refused: " + text);
      case "ended" -> ended(seat);
      case "started" -> started(text);
      default -> {}
    }
  }

  private static String typeOf(String text) {
    return after(text, text.lastIndexOf("\"type\":\""), "\"type\":\"");
  }

  private static String after(String text, int at, String name) {
    int from = at + name.length();
    return text.substring(from, text.indexOf('"', from));
  }

  @Override
  boolean tells(Script.Step step, int ply, String text) {
    return text.contains("\"number\":" + ply + ",")
        && text.contains(step.path())
        && text.contains(step.fen());
  }

  /** The first player says something. */
  void talk(String line) {
    said.add(line);
    course().said();
    seat(Role.FIRST)
        .send(
            "{\"type\":\"say\",\"key\":\""
                + line.replace(' ', '-')
                + "\",\"text\":\""
                + line
                + "\"}");
  }

  private void line(Seat seat, String text) {
    seat.nextLine();
    if (!heard.add(seat.role() + after(text, text.indexOf("\"text\":\""), "\"text\":\""))) {
      course().fault(seat.role() + " hears twice: " + text);
    }
  }

  @Override
  boolean isSettled() {
    return super.isSettled()
        && said.stream()
            .allMatch(
                line -> heard.contains(Role.FIRST + line) && heard.contains(Role.SECOND + line));
  }

  @Override
  String state() {
    return super.state() + ", lines " + said + ", heard of " + heard;
  }

  @Override
  void over(Seat mover) {
    mover.send("{\"type\":\"resign\"}");
  }

  private void ended(Seat seat) {
    if (seat.role() != Role.WATCHER && ended.incrementAndGet() == 2) {
      forPlayers(each -> each.send("{\"type\":\"rematch\"}"));
    }
  }

  /** Each player is told; whoever is first leads the way. */
  private void started(String text) {
    if (followed.compareAndSet(false, true)) {
      String next = after(text, text.indexOf("\"game\":\""), "\"game\":\"");
      course().threads().execute(() -> board.follow(this, next));
    }
  }
}
