package dama.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.DisconnectedError;
import dama.harness.RefusedError;
import dama.harness.SocketClient;
import dama.harness.Table;
import dama.harness.TestDatabase;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Two who play one game after another, as fast as they are answered, and talk while they do. */
final class Pair {
  private static final int LONG_ENOUGH = 40;

  /** Who talks faster is refused. */
  private static final long PAUSE = Duration.ofMillis(2_500).toNanos();

  private final String variant;
  private final Ledger ledger;
  private final Random random;
  private final Visitor host = Visitor.fresh();
  private final Visitor guest = Visitor.fresh();
  private @Nullable Table table;
  private long spoke = System.nanoTime();
  private long slowest;
  private boolean over = true;
  private int plies;
  private List<Outgoing.Legal> legal = List.of();

  Pair(String variant, Ledger ledger, Random random) {
    this.variant = variant;
    this.ledger = ledger;
    this.random = random;
  }

  /** Plays until the server is gone. */
  void playOn(URI base) {
    playOn(base, () -> true);
  }

  /**
   * Plays until the server is gone, or it is enough.
   *
   * @throws RefusedError if the server says no; {@link #hearOut} must follow
   */
  void playOn(URI base, BooleanSupplier playing) {
    try {
      Table current = comeBack(base);
      while (playing.getAsBoolean()) {
        current = over ? sitDown(base) : current;
        act(current);
      }
    } catch (DisconnectedError expected) {
      hearOut();
    }
  }

  /** What the page shows again must hold all that was told before. */
  private Table comeBack(URI base) {
    Table left = table;
    if (left == null || over) {
      return sitDown(base);
    }
    look(left.reconnect());
    return left;
  }

  private Table sitDown(URI base) {
    if (table != null) {
      table.close();
    }
    Table next = Table.meet(base, variant, "", "", host, guest);
    table = next;
    ledger.started(next.game());
    look(next.reconnect());
    return next;
  }

  private void look(Outgoing.Game game) {
    ledger.sees(game);
    plies = game.plies().size();
    legal = game.legal();
    over = game.result() != null;
  }

  private void act(Table at) {
    if (System.nanoTime() - spoke > PAUSE) {
      talk(at);
    }
    if (plies < LONG_ENOUGH) {
      move(at);
    } else {
      SocketClient loser = at.mover(plies + 1);
      loser.send(new Incoming.Resign());
      answered(at, loser, Telling.ofTheEnd());
      hear(at, at.mover(plies), Telling.ofTheEnd());
    }
  }

  private void move(Table at) {
    int ply = plies + 1;
    List<Integer> path = legal.get(random.nextInt(legal.size())).path();
    at.mover(ply).send(new Incoming.Move(ply, path));
    answered(at, at.mover(ply), Telling.ofPly(ply));
    hear(at, at.mover(ply + 1), Telling.ofPly(ply));
    if (legal.isEmpty() && !over) {
      hear(at, at.white(), Telling.ofTheEnd());
      hear(at, at.black(), Telling.ofTheEnd());
    }
  }

  private void talk(Table at) {
    spoke = System.nanoTime();
    String text = UUID.randomUUID().toString();
    at.mover(plies).send(new Incoming.Say(text, text));
    answered(at, at.mover(plies), Telling.ofLine(text));
    hear(at, at.mover(plies + 1), Telling.ofLine(text));
    ledger.said(text);
  }

  /** Whoever asked for something is told of it, or that it cannot be, before anybody else is. */
  private void answered(Table at, SocketClient asker, Predicate<Outgoing> tells) {
    long asked = System.nanoTime();
    try {
      hear(at, asker, tells);
    } finally {
      slowest = Math.max(slowest, System.nanoTime() - asked);
    }
  }

  private void hear(Table at, SocketClient client, Predicate<Outgoing> tells) {
    Outgoing told = client.answer(Outgoing.class, tells);
    if (told instanceof Outgoing.Game game) {
      look(game);
    }
    note(at, told);
  }

  /** The server died between telling and being heard: what had arrived was told, too. */
  void hearOut() {
    Table at = table;
    if (at != null && !over) {
      at.white().unread().forEach(message -> note(at, message));
      at.black().unread().forEach(message -> note(at, message));
      at.close();
    }
  }

  /** The longest that anybody waited for an answer, a refusal included. */
  Duration slowest() {
    return Duration.ofNanos(slowest);
  }

  /** Both come back once more: what each page shows is what the rows hold. */
  void converge(URI base, TestDatabase database) {
    Table at = table;
    if (at == null) {
      throw new AssertionError("They never met");
    }
    look(at.reconnect());
    List<String> stored = Ledger.storedPlies(database, at.game());
    assertEquals(stored.size(), plies);
    at.close();
    try (SocketClient black = SocketClient.open(base, at.game(), at.blackVisitor())) {
      List<Outgoing.Played> shown = black.await(Outgoing.Game.class).plies();
      assertEquals(stored, shown.stream().map(Outgoing.Played::notation).toList());
    }
  }

  private void note(Table at, Outgoing message) {
    if (message instanceof Outgoing.Moved moved) {
      ledger.played(at.game(), moved.ply());
      plies = moved.ply().number();
      legal = moved.legal();
    } else if (message instanceof Outgoing.Ended ended) {
      ledger.ended(at.game(), ended.result());
      over = true;
    } else if (message instanceof Outgoing.Said said) {
      ledger.said(said.line().text());
    }
  }
}
