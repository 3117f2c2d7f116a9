package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Cast;
import dama.harness.Cast.Person;
import dama.harness.RawHttp;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.player.Tokens;
import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may do something may not do it with what is another's. */
class ObjectRightsIT extends Deployed {
  private static final Cast CAST = new Cast(database());

  private int post(Person by, String path, String form) throws IOException {
    return RawHttp.post(base(), base().getPath() + path, form, "Cookie: " + by.cookie()).status();
  }

  private static int count(String sql, Object... arguments) {
    return database().rows("select count(*) as n from " + sql, arguments).get(0).number("n");
  }

  @Test
  void nobodyEndsTheSessionOfAnother() throws IOException {
    Person account = CAST.account();
    Visitor elsewhere = CAST.session(account);
    String hash = Tokens.hash(elsewhere.cookie().substring("dama=".length()));
    for (Person other : List.of(CAST.account(), CAST.moderator(), CAST.owner())) {
      for (String id : List.of(hash, hash.substring(0, 16), "%25", "")) {
        post(other, "account/sessions", "end=" + id);
      }
      assertEquals(2, count("player_session where player_id = ?", account.id()));
    }
    assertEquals(303, post(account, "account/sessions", "end=" + hash.substring(0, 16)));
    assertEquals(1, count("player_session where player_id = ?", account.id()));
  }

  @Test
  void nobodyAppealsForAnother() throws IOException {
    Person muted = CAST.account();
    long sanction = CAST.sanction(muted, "MUTE");
    String appeal = "sanction=" + sanction + "&words=Please";
    for (Person other : List.of(CAST.visitor(), CAST.account(), CAST.moderator(), CAST.owner())) {
      assertEquals(422, post(other, "standing", appeal));
    }
    assertEquals(0, count("appeal where sanction_id = ?", sanction));
    assertEquals(303, post(muted, "standing", appeal));
    assertEquals(422, post(muted, "standing", appeal));
    assertEquals(1, count("appeal where sanction_id = ?", sanction));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ban", "mute", "rename"})
  void aModeratorJudgesNoOwnerNoModeratorAndNotThemselves(String act) throws IOException {
    Person moderator = CAST.moderator();
    String form =
        "do="
            + act
            + "&reason=INSULT&term=HOUR&rooms=ALL&name=Other+"
            + System.nanoTime() % 100_000
            + "&words=";
    for (Person judged : List.of(CAST.owner(), CAST.moderator(), moderator)) {
      assertEquals(422, post(moderator, "moderation/person/" + judged.id(), form));
      assertEquals(0, count("sanction where player_id = ?", judged.id()));
      assertEquals(1, count("player where id = ? and name = ?", judged.id(), judged.name()));
    }
    assertEquals(303, post(moderator, "moderation/person/" + CAST.account().id(), form));
  }

  @Test
  void nobodyButAnOwnerGivesRoles() throws IOException {
    Person account = CAST.account();
    for (Person by : List.of(CAST.moderator(), CAST.account(), CAST.visitor(), account)) {
      assertEquals(403, post(by, "owner/roles", "id=" + account.id() + "&role=OWNER"));
      assertEquals(403, post(by, "owner/roles", "id=" + by.id() + "&role=OWNER"));
      assertEquals(403, post(by, "owner/settings", "CHAT_DAYS=1"));
      assertEquals(403, post(by, "owner/clear", ""));
    }
    assertEquals(1, count("player where id = ? and role = 'PLAYER'", account.id()));
    assertEquals(303, post(CAST.owner(), "owner/roles", "id=" + account.id() + "&role=MODERATOR"));
    assertEquals(1, count("player where id = ? and role = 'MODERATOR'", account.id()));
  }

  @Test
  void whoIsNoModeratorAnyMoreIsNoneAtOnce() throws IOException {
    Person moderator = CAST.moderator();
    Person account = CAST.account();
    String note = "do=note&text=Seen";
    assertEquals(303, post(moderator, "moderation/person/" + account.id(), note));
    database().update("update player set role = 'PLAYER' where id = ?", moderator.id());
    assertEquals(403, post(moderator, "moderation/person/" + account.id(), note));
    assertEquals(1, count("note where about_id = ?", account.id()));
  }

  @Test
  void nobodyTakesBackOrDeclinesTheOfferOfAnother() {
    Person host = CAST.account();
    try (SocketClient mine = SocketClient.open(base(), "lobby", host.visitor());
        SocketClient others = SocketClient.open(base(), "lobby", CAST.owner().visitor())) {
      mine.send(new Incoming.Seek("russian", "white", "", ""));
      String offer =
          mine.await(Outgoing.Offers.class, offers -> !offers.outgoing().isEmpty())
              .outgoing()
              .get(0)
              .id();
      others.send(new Incoming.Withdraw(offer));
      others.await(Outgoing.Refused.class);
      others.send(new Incoming.Decline(offer));
      others.await(Outgoing.Refused.class);
      mine.send(new Incoming.Withdraw(offer));
      mine.await(Outgoing.Offers.class, offers -> offers.outgoing().isEmpty());
    }
  }

  @Test
  void aBanIsNotLiftedByTheBannedNorDecidedByWhoImposedIt() throws IOException {
    Person banned = CAST.account();
    long sanction = CAST.sanction(banned, "BAN");
    assertEquals(303, post(banned, "standing", "sanction=" + sanction + "&words=Please"));
    long by =
        Long.parseLong(
            database()
                .rows("select by_id from sanction where id = ?", sanction)
                .get(0)
                .text("by_id"));
    Person imposer = new Person(by, "", CAST.session(new Person(by, "", Visitor.fresh())));
    CAST.moderator();
    String decision = "sanction=" + sanction + "&do=grant&answer=";
    assertEquals(403, post(banned, "moderation/appeals", decision));
    assertEquals(422, post(imposer, "moderation/appeals", decision));
    assertEquals(1, count("appeal where sanction_id = ? and decided_by is null", sanction));
    int status = post(CAST.moderator(), "moderation/appeals", decision);
    assertTrue(status == 303, "status " + status);
  }
}
