package dama.socket;

import dama.node.Bell;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.function.Predicate;

/** Tells a person's pages something, on whatever node they are open. */
@ApplicationScoped
public class Voices {
  /** As a room: none is meant. */
  private static final String NONE = "-";

  @Inject private Connections connections;
  @Inject private Bell bell;

  void tell(long player, Outgoing message) {
    tell(player, NONE, message);
  }

  /**
   * @param except the pages that show this room are not told
   */
  void tell(long player, String except, Outgoing message) {
    String text = Codec.write(message);
    say(player, except, text);
    bell.ring("tell", player, except, text);
  }

  /** What another node had to say to somebody. */
  void heard(String rung) {
    String[] words = rung.split(" ", 3);
    say(Long.parseLong(words[0]), words[1], words[2]);
  }

  private void say(long player, String except, String text) {
    Predicate<Connection> whom = page -> !page.room().equals(except);
    connections.of(player).stream().filter(whom).forEach(page -> page.send(text));
  }
}
