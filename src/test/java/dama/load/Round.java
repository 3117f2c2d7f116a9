package dama.load;

import dama.harness.Await;
import dama.load.Seat.Role;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Consumer;

/** One game at a board: every ply is to be told once to each seat, in order, as the rules say. */
abstract class Round implements Seat.Ear {
  private static final Duration LIMIT = Duration.ofSeconds(30);

  private final Course course;
  private final Script script;
  private final AtomicLongArray sentAt;
  private final AtomicInteger played = new AtomicInteger();
  private final List<Seat> seats = new ArrayList<>();

  Round(Course course, Script script) {
    this.course = course;
    this.script = script;
    this.sentAt = new AtomicLongArray(script.steps().size());
  }

  Course course() {
    return course;
  }

  Script script() {
    return script;
  }

  /** Sits down whoever is to hear of the game; before its first ply. */
  final void seat(Seat seat) {
    seats.add(seat);
  }

  final Seat seat(Role role) {
    return seats.stream().filter(seat -> seat.role() == role).findFirst().orElseThrow();
  }

  final void forPlayers(Consumer<Seat> act) {
    act.accept(seat(Role.FIRST));
    act.accept(seat(Role.SECOND));
  }

  /** As browsers do, so that nobody is taken to be gone. */
  final void ping() {
    seats.forEach(seat -> seat.send("{\"type\":\"ping\"}"));
  }

  /** Whether this text tells of a ply, as each kind of server writes it. */
  abstract boolean tells(Script.Step step, int ply, String text);

  /** There is no such step in the script. */
  abstract void over(Seat mover);

  private Script.Step step(int ply) {
    return script.steps().get((ply - 1) % script.steps().size());
  }

  final void play(int ply) {
    if (!course.isPlaying()) {
      return;
    }
    Seat mover = seat(ply % 2 == 1 ? Role.FIRST : Role.SECOND);
    if (isOver(ply)) {
      over(mover);
      return;
    }
    played.set(ply);
    sentAt.set((ply - 1) % script.steps().size(), System.nanoTime());
    mover.send(step(ply).sent());
  }

  boolean isOver(int ply) {
    return ply > script.steps().size();
  }

  /** A text that tells of a ply, whichever it should be. */
  final void moved(Seat seat, String text, long nanos) {
    int ply = seat.nextPly();
    if (ply > played.get() || !tells(step(ply), ply, text)) {
      course.fault(seat.role() + " should hear of ply " + ply + " and hears " + text);
      return;
    }
    long sent = sentAt.get((ply - 1) % script.steps().size());
    if (seat.role().plays(ply)) {
      course.acknowledged(nanos - sent);
    } else if (seat.role().plays(ply + 1)) {
      course.arrived(nanos - sent);
      course.next(sent, () -> play(ply + 1));
    }
  }

  @Override
  public final void lost(Seat seat, String why) {
    course.fault(seat.role() + " lost the connection: " + why);
  }

  /** Waits until all have heard of all that was played. */
  final void settle() {
    try {
      Await.until("every ply and every line told", LIMIT, this::isSettled);
    } catch (AssertionError e) {
      course.fault(e.getMessage() + ": " + state());
      course.check();
    }
  }

  /** What was played, and how much of it each has heard of. */
  String state() {
    return played + " plies, heard of " + seats.stream().map(Seat::plies).toList();
  }

  boolean isSettled() {
    return seats.stream().allMatch(seat -> seat.plies() == played.get());
  }

  final int played() {
    return played.get();
  }

  final void leave() {
    seats.forEach(Seat::close);
  }
}
