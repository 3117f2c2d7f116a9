package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Await;
import dama.harness.Cast.Person;
import dama.harness.Form;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Names, held to the owner's word filters. */
class NamesIT extends Desk {
  private static final String PASSWORD = "four green frogs sing";
  private static final String UNWANTED = "This name contains a word";

  private final Person owner = CAST.owner();
  private final String word = "Gr" + letters(owner.id()) + "m";

  /** Letters alone, since figures at the end of a name are set aside. */
  private static String letters(long id) {
    StringBuilder letters = new StringBuilder();
    Long.toString(id, 10).chars().forEach(digit -> letters.append((char) ('a' + digit - '0')));
    return letters.substring(3);
  }

  private void filter(String pattern, String action) throws IOException {
    String form = "filter=0&pattern=" + pattern + "&language=&action=" + action;
    String whole = form + "&wholeWord=on&folded=on&live=on&do=save";
    assertEquals(303, submit("moderation/filters/change", owner, whole).statusCode());
    long id = value("select id from word_filter where pattern = ?", pattern);
    submit("moderation/filters/change", owner, "do=start&filter=" + id);
  }

  /** The code of the refusal; empty if the name was given. */
  private String rename(Person person, String name) {
    try (SocketClient lobby = SocketClient.open(base(), "lobby", person.visitor())) {
      lobby.await(Outgoing.Welcome.class);
      lobby.send(new Incoming.Rename(name));
      Outgoing answer =
          lobby.await(
              Outgoing.class,
              one -> one instanceof Outgoing.Refused || one instanceof Outgoing.Renamed);
      return answer instanceof Outgoing.Refused refused ? refused.code() : "";
    }
  }

  @Test
  void aNameWithAnUnwantedWordIsNobodys() throws IOException {
    filter(word, "REFUSE");
    Await.until(
        "the filter holds",
        Duration.ofSeconds(20),
        () -> rename(CAST.visitor(), word + " 7").equals("nameFiltered"));
    Form.Answer made =
        Form.send(
            base(), "account/new", Visitor.fresh(), "name", word + "77", "password", PASSWORD);
    assertEquals(422, made.status());
    assertTrue(made.body().contains(UNWANTED), made.body());
    refuses(
        mod,
        "moderation/person/" + ada.id(),
        "do=rename&reason=BAD_NAME&words=x&name=" + word.toUpperCase(Locale.ROOT),
        UNWANTED);
  }

  @Test
  void aNameThatIsFlaggedWaitsInTheQueueAsTheFilters() throws IOException {
    filter(word, "FLAG");
    // What holds already when the name is given; a filter takes a moment to be read.
    filter(word + "x", "REFUSE");
    Await.until(
        "the filters hold",
        Duration.ofSeconds(20),
        () -> rename(CAST.visitor(), word + "x").equals("nameFiltered"));
    assertEquals("", rename(ben, word));
    String queue = page("moderation", mod);
    int from = queue.indexOf("id=\"person-" + ben.id() + "\"");
    assertTrue(from > 0, queue);
    String card = queue.substring(from, queue.indexOf("</form>", from));
    assertTrue(card.contains("Word filter") && card.contains(word), card);
    does(mod, "moderation", "about=" + ben.id() + "&do=claim", "reportClaimed");
    long report = value("select id from report where about_id = ?", ben.id());
    does(
        mod,
        "moderation",
        "about=" + ben.id() + "&report=" + report + "&do=resolve&outcome=NOTHING_WRONG&words=",
        "reportResolved");
  }
}
