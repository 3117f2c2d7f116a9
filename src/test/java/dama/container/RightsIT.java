package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.harness.Await;
import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.RawHttp;
import dama.harness.RawHttp.Answer;
import dama.harness.Table;
import dama.harness.TestDatabase.Row;
import dama.rights.AddressRight;
import dama.rights.AddressRight.Who;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The server keeps to the table of who may do what, cell by cell. */
class RightsIT extends Deployed {
  private static final Cast CAST = new Cast(database());
  private static final Person BANNED = CAST.banned();
  private static final AtomicInteger ASKED = new AtomicInteger();

  static Stream<AddressRight> rows() {
    return AddressRight.all();
  }

  @BeforeEach
  void theServerKnowsWhoIsBanned() {
    Await.until("banned", Duration.ofSeconds(10), () -> statusOf("/") == 403);
  }

  private int statusOf(String path) {
    try {
      return ask("GET", path, Optional.of(BANNED)).status();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void everybodyGetsWhatTheTableSays(AddressRight row) throws IOException {
    Map<Who, Person> people = people();
    String path = filled(row.path(), people);
    Map<Who, Integer> due = new EnumMap<>(Who.class);
    Map<Who, Integer> got = new EnumMap<>(Who.class);
    for (Who who : Who.values()) {
      due.put(who, row.status(who));
      got.put(who, ask(row.method(), path, Optional.ofNullable(people.get(who))).status());
    }
    assertEquals(due, got, row.toString());
  }

  /** New for each row: what one of them does may end what they may. */
  private static Map<Who, Person> people() {
    Map<Who, Person> people = new EnumMap<>(Who.class);
    people.put(Who.VISITOR, CAST.visitor());
    people.put(Who.ACCOUNT, CAST.account());
    people.put(Who.ANOTHER, CAST.account());
    people.put(Who.MODERATOR, CAST.moderator());
    people.put(Who.OWNER, CAST.owner());
    people.put(Who.BANNED, CAST.elsewhere(BANNED));
    return people;
  }

  private String filled(String path, Map<Who, Person> people) {
    String filled = path.contains("{game}") ? path.replace("{game}", game()) : path;
    Person account = people.get(Who.ACCOUNT);
    return account == null ? filled : filled.replace("{account}", "" + account.id());
  }

  /** One for all: to look at it changes nothing. */
  private String game() {
    List<Row> games = database().rows("select max(id) as id from game where result is null");
    if (games.get(0).columns().get("id") != null) {
      return games.get(0).text("id");
    }
    try (Table table = Table.meet(base(), "russian")) {
      return table.game();
    }
  }

  private Answer ask(String method, String path, Optional<Person> who) throws IOException {
    String target = base().getPath() + path.substring(1);
    String cookie = "Cookie: " + who.map(Person::cookie).orElse("none=1");
    // From an address of its own, so that no limit hides anything.
    String from =
        "X-Forwarded-For: 2001:db8:2:" + Integer.toHexString(ASKED.incrementAndGet()) + "::1";
    return method.equals("POST")
        ? RawHttp.post(base(), target, "", cookie, from)
        : RawHttp.send(base(), method, target, cookie, from);
  }
}
