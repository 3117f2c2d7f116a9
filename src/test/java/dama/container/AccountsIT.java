package dama.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Form;
import dama.harness.SocketClient;
import dama.harness.Staff;
import dama.harness.Visitor;
import dama.player.Role;
import dama.player.Tokens;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccountsIT extends Deployed {
  private static final String PASSWORD = "four green frogs sing";

  private static String fresh() {
    return "Y"
        + UUID.randomUUID().toString().replaceAll("[^a-f]", "").replaceFirst("(.{14}).*", "$1")
        + "zy";
  }

  private Outgoing.Person me(Visitor visitor) {
    try (SocketClient socket = SocketClient.open(base(), "lobby", visitor)) {
      return socket.await(Outgoing.Welcome.class).me();
    }
  }

  private Form.Answer signIn(Visitor visitor, String name, String password) throws IOException {
    return Form.send(base(), "sign-in", visitor, "name", name, "password", password);
  }

  @Test
  void aVisitorBecomesAnAccountUnderAnotherTokenAndComesBackFromElsewhere() throws IOException {
    Visitor visitor = Visitor.fresh();
    long id = me(visitor).id();
    String name = fresh();
    Form.Answer made =
        Form.send(base(), "account/new", visitor, "name", name, "password", PASSWORD);
    assertEquals(303, made.status());
    assertTrue(made.location().endsWith("/account?done=account"));
    Visitor after = made.visitor();
    assertNotEquals(visitor.cookie(), after.cookie());
    assertEquals(new Outgoing.Person(id, name), me(after));
    assertNotEquals(id, me(visitor).id());

    Form.Answer elsewhere = signIn(Visitor.fresh(), name.toUpperCase(Locale.ROOT), PASSWORD);
    assertEquals(303, elsewhere.status());
    assertEquals(id, me(elsewhere.visitor()).id());
    Form.Answer out = Form.send(base(), "sign-out", elsewhere.visitor(), "here", "yes");
    assertNotEquals(id, me(out.visitor()).id());
    assertNotEquals(id, me(elsewhere.visitor()).id());
    assertEquals(id, me(after).id());
    Form.send(base(), "sign-out", after, "everywhere", "yes");
    assertNotEquals(id, me(after).id());
  }

  @Test
  void anOpenPageOfASessionThatEndsIsClosed() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Visitor other = signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).visitor();
    try (SocketClient open = SocketClient.open(base(), "lobby", other)) {
      open.await(Outgoing.Welcome.class);
      assertEquals(
          303, Form.send(base(), "account/sessions", staff.visitor(), "others", "yes").status());
      open.awaitClosed();
    }
    assertNotEquals(staff.id(), me(other).id());
    assertEquals(staff.id(), me(staff.visitor()).id());
  }

  @Test
  void aNewPasswordEndsEveryOtherSessionAndNeedsTheOldOne() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Visitor other = signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).visitor();
    Form.Answer refused =
        Form.send(
            base(), "account/password", staff.visitor(), "old", "not the old one", "new", PASSWORD);
    assertEquals(422, refused.status());
    Form.Answer changed =
        Form.send(
            base(), "account/password", staff.visitor(), "old", Staff.PASSWORD, "new", PASSWORD);
    assertEquals(303, changed.status());
    assertNotEquals(staff.id(), me(other).id());
    assertNotEquals(staff.id(), me(staff.visitor()).id());
    assertEquals(staff.id(), me(changed.visitor()).id());
    assertEquals(422, signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).status());
    assertEquals(303, signIn(Visitor.fresh(), staff.name(), PASSWORD).status());
  }

  @Test
  void whetherThereIsAnAccountIsSaidByNoWordAndNoStatus() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    String visitor = me(Visitor.fresh()).name();
    List<String> answers =
        List.of(
            answer(staff.name(), "wrong but long enough"),
            answer(visitor, "wrong but long enough"),
            answer(fresh(), "wrong but long enough"));
    assertEquals(1, answers.stream().distinct().count(), answers.toString());
  }

  /** Without what was typed, which comes back. */
  private String answer(String name, String password) throws IOException {
    Form.Answer answer = signIn(Visitor.fresh(), name, password);
    return answer.status() + " " + answer.body().replaceAll("value=\"[^\"]*\"", "");
  }

  @Test
  void whoGuessesHasToWaitAndTheBrowserThatWasThereBeforeHasNot() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Form.Answer before = signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD);
    Visitor out = Form.send(base(), "sign-out", before.visitor(), "here", "yes").visitor();
    Form.Answer guess = signIn(Visitor.fresh(), staff.name(), "guess number one");
    for (int more = 0; more < 5; more++) {
      guess = signIn(Visitor.fresh(), staff.name(), "guess number " + more);
    }
    assertTrue(guess.body().contains("Too many attempts"), guess.body());
    assertEquals(422, signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).status());
    Visitor known = new Visitor(out.cookie() + "; dama-known=" + before.cookie("dama-known"));
    assertEquals(303, signIn(known, staff.name(), Staff.PASSWORD).status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//evil.example/",
        "https://evil.example/",
        "/\\evil.example",
        "/%2F/evil.example",
        "/sign-out",
        "/nothing/here",
        "/rules\r\nX-Evil: yes",
        "javascript:alert(1)"
      })
  void signingInLeadsToNoOtherSite(String to) throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Form.Answer answer =
        Form.send(
            base(),
            "sign-in",
            Visitor.fresh(),
            "name",
            staff.name(),
            "password",
            Staff.PASSWORD,
            "to",
            to);
    assertEquals(303, answer.status());
    assertEquals(base().getPath(), URI.create(answer.location()).getPath());
    assertFalse(answer.location().contains("evil"));
  }

  @Test
  void signingInLeadsBackToOurOwnPage() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Form.Answer answer =
        Form.send(
            base(),
            "sign-in",
            Visitor.fresh(),
            "name",
            staff.name(),
            "password",
            Staff.PASSWORD,
            "to",
            "/rules/russian?x=1");
    assertTrue(answer.location().endsWith("rules/russian?x=1"), answer.location());
  }

  @Test
  void ofTwoTokensInOneRequestPageAndSocketTakeTheSame() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Visitor both =
        new Visitor("dama=none; " + staff.visitor().cookie() + "; " + Visitor.fresh().cookie());
    assertEquals(staff.id(), me(both).id());
    assertEquals(200, Form.get(base(), "account", both).status());
    Visitor reversed = new Visitor(Visitor.fresh().cookie() + "; " + staff.visitor().cookie());
    assertNotEquals(staff.id(), me(reversed).id());
    assertEquals(302, Form.get(base(), "account", reversed).status());
  }

  @Test
  void aWeakHashIsMadeAnewAtTheNextSignIn() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    assertEquals(303, signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).status());
    String stored =
        database()
            .rows("select password_hash from account where player_id = ?", staff.id())
            .get(0)
            .text("password_hash");
    assertNotEquals(Staff.PASSWORD_HASH, stored);
    assertEquals(303, signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD).status());
  }

  @Test
  void theTokenOfASessionIsKeptNowhere() throws IOException {
    Staff staff = Staff.hire(base(), database(), Role.PLAYER);
    Form.Answer in = signIn(Visitor.fresh(), staff.name(), Staff.PASSWORD);
    assertEquals(
        1,
        database()
            .rows(
                "select 1 from player_session where token_hash = ?", Tokens.hash(in.cookie("dama")))
            .size());
    assertTrue(in.attributes("dama").contains("httponly"), in.attributes("dama"));
    assertTrue(in.attributes("dama").contains("samesite=lax"), in.attributes("dama"));
  }
}
