package dama.crash;

import dama.socket.Outgoing;
import java.util.function.Predicate;

/** By what a page hears of something: a message about it, or all that it shows, anew. */
final class Telling {
  private Telling() {}

  static Predicate<Outgoing> ofPly(int number) {
    return told ->
        told instanceof Outgoing.Moved moved && moved.ply().number() == number
            || told instanceof Outgoing.Game game && game.plies().size() >= number;
  }

  static Predicate<Outgoing> ofTheEnd() {
    return told ->
        told instanceof Outgoing.Ended
            || told instanceof Outgoing.Game game && game.result() != null;
  }

  static Predicate<Outgoing> ofLine(String text) {
    return told ->
        told instanceof Outgoing.Said said && said.line().text().equals(text)
            || told instanceof Outgoing.Chat chat
                && chat.lines().stream().anyMatch(line -> line.text().equals(text));
  }
}
