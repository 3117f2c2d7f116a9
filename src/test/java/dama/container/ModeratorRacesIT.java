package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast.Person;
import dama.harness.Race;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two moderators who send their forms at the same moment: one does it, and the other is told. */
class ModeratorRacesIT extends Desk {
  private static final int ROUNDS = 5;

  private final List<Person> both = List.of(mod, other);

  /** Who was let do it; the other was refused by the page that they sent the form from. */
  private Person winner(String address, String done, String first, String second) throws Exception {
    List<String> forms = List.of(first, second);
    List<HttpResponse<String>> answers =
        Race.of(2, i -> () -> submit(address, both.get(i), forms.get(i)));
    List<Integer> statuses = answers.stream().map(HttpResponse::statusCode).toList();
    assertEquals(List.of(303, 422), statuses.stream().sorted().toList(), statuses::toString);
    int won = statuses.indexOf(303);
    String seen = answers.get(won).headers().firstValue("Location").orElse("");
    assertTrue(seen.contains("done=" + done), seen);
    assertTrue(answers.get(1 - won).body().contains("class=\"fault\""), answers.toString());
    return both.get(won);
  }

  private long reported(String text) {
    long line = says(ben, text + " of " + ben.name());
    reports(ada, line);
    return value("select max(id) as id from report where about_id = ?", ben.id());
  }

  private static long acts(String act, long subject) {
    return value(
        "select count(*) as id from audit where act = ? and subject_id = ?",
        act,
        Long.toString(subject));
  }

  @Test
  void oneOfTwoClaimsAReport() throws Exception {
    String form = "about=" + ben.id() + "&do=";
    long report = reported("rude");
    for (int round = 1; round <= ROUNDS; round++) {
      Person winner = winner("moderation", "reportClaimed", form + "claim", form + "claim");
      assertEquals(winner.id(), value("select claimed_by as id from report where id = ?", report));
      assertEquals(round, acts("report.claim", report));
      does(winner, "moderation", form + "release", "reportReleased");
    }
  }

  @Test
  void oneOfTwoResolvesAReport() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      long report = reported("rude " + round);
      String form = "about=" + ben.id() + "&report=" + report + "&do=resolve&outcome=";
      Person winner =
          winner("moderation", "reportResolved", form + "ACTED&words=one", form + "NOTHING_WRONG");
      assertEquals(winner.id(), value("select resolved_by as id from report where id = ?", report));
      assertEquals(1, acts("report.resolve", report));
    }
  }

  @Test
  void oneOfTwoDecidesOnAnAppeal() throws Exception {
    Person judge = CAST.moderator();
    for (int round = 0; round < ROUNDS; round++) {
      does(
          judge,
          "moderation/person/" + ben.id(),
          "do=mute&term=HOUR&rooms=LOBBY&reason=INSULT&words=enough",
          "muted");
      long mute = lastSanction();
      String appeal = "do=appeal&sanction=" + mute + "&words=sorry";
      assertEquals(303, submit("standing", ben, appeal).statusCode());
      String form = "sanction=" + mute + "&answer=so&do=";
      Person winner = winner("moderation/appeals", "appeal", form + "grant", form + "refuse");
      assertEquals(
          winner.id(), value("select decided_by as id from appeal where sanction_id = ?", mute));
      String lifted = "select count(*) as id from sanction where id = ? and lifted_at is not null";
      assertEquals(winner.equals(mod) ? 1 : 0, value(lifted, mute));
      String decided =
          "select count(*) as id from audit where act = 'appeal.decide' and by_id in (?, ?)";
      assertEquals(round + 1, value(decided, mod.id(), other.id()));
    }
  }
}
