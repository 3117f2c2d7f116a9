package dama.load;

import dama.harness.Visitor;
import dama.load.Seat.Role;
import java.net.URI;

/** The same moves over a relay that passes them on: the script begins again and again. */
final class RelayRound extends Round {

  private RelayRound(Course course, Script script) {
    super(course, script);
  }

  static RelayRound sit(Course course, URI base, String room, Script script) {
    RelayRound round = new RelayRound(course, script);
    for (Role role : new Role[] {Role.FIRST, Role.SECOND}) {
      round.seat(Seat.open(base, room, Visitor.fresh(), "127.0.0.1", role, round));
    }
    return round;
  }

  @Override
  public void heard(Seat seat, String text, long nanos) {
    moved(seat, text, nanos);
  }

  @Override
  boolean tells(Script.Step step, int ply, String text) {
    return text.equals(step.sent());
  }

  @Override
  boolean isOver(int ply) {
    return false;
  }

  @Override
  void over(Seat mover) {
    throw new IllegalStateException("a relay knows no end");
  }
}
