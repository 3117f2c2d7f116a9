package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Form;
import dama.harness.MailServer;
import dama.harness.MailServer.Letter;
import dama.harness.SocketClient;
import dama.harness.Visitor;
import dama.socket.Outgoing;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Somebody with an account who reads Arabic, and the letters that they get. */
final class Correspondence {
  private static final String NAME = "Vestalinka";
  private static final String FIRST = "four green frogs sing";
  private static final String SECOND = "five blue birds dance";
  private static final String ADDRESS = "Reader@mail.example";
  private static final String OTHER = "elsewhere@mail.example";

  private static final String CONFIRM = "أكِّد بريدك الإلكتروني";
  private static final String RECOVER = "العودة إلى حسابك";
  private static final String PASSWORD = "تغيّرت كلمة مرورك";
  private static final String EMAIL = "تغيّر بريد حسابك";

  private final URI base;
  private final MailServer post;
  private final List<Letter> taken = new ArrayList<>();
  private Visitor reader = Visitor.fresh();

  Correspondence(URI base, MailServer post) {
    this.base = base;
    this.post = post;
  }

  /** The letters that were waited for, and came. */
  List<Letter> taken() {
    return taken;
  }

  /** What only the reader and the server may know. */
  List<String> secrets() {
    List<String> all = new ArrayList<>(List.of(FIRST, SECOND, MailServer.PASSWORD));
    all.addAll(List.of(ADDRESS, ADDRESS.toLowerCase(Locale.ROOT), OTHER));
    all.add(reader.cookie().replaceFirst("^dama=", ""));
    taken.stream()
        .map(letter -> token(letter.link()))
        .filter(t -> t.length() > 40)
        .forEach(all::add);
    return all;
  }

  private static String token(URI link) {
    return link.getPath().replaceFirst(".*/", "");
  }

  private static Visitor arabic(Visitor visitor) {
    return new Visitor(visitor.cookie() + "; dama-lang=ar");
  }

  private Form.Answer send(Visitor visitor, String path, String... fields) throws IOException {
    return Form.send(base, path, arabic(visitor), fields);
  }

  private Form.Answer ask(String who) throws IOException {
    return send(Visitor.fresh(), "recover", "who", who);
  }

  /** Line ends are no part of a name or an address, whoever writes them. */
  void injectNothing() throws IOException {
    Visitor evil = Visitor.fresh();
    String name = "Evil\r\nBcc: evil@mail.example";
    assertEquals(422, sign(evil, name, "evil@mail.example").status());
    for (String address :
        List.of(
            "a@mail.example\r\nBcc: evil@mail.example",
            "a@mail.example\nSubject: evil",
            "a@mail.example, evil@mail.example",
            "\"a\r\n\"@mail.example",
            "a@mail.example%0d%0aBcc:evil@mail.example")) {
      assertEquals(422, sign(evil, "Evila", address).status(), address);
      assertEquals(303, ask(address).status(), address);
    }
  }

  private Form.Answer sign(Visitor visitor, String name, String email) throws IOException {
    return send(visitor, "account/new", "name", name, "password", FIRST, "email", email);
  }

  /** Nobody is written to, and whoever asks is told the same. */
  void askForNobody() throws IOException {
    Form.Answer nobody = ask("Nobodyhere");
    assertEquals(303, nobody.status());
    assertTrue(nobody.location().endsWith("/recover?done=recoverSent"), nobody.location());
    assertEquals(nobody.location(), ask("nobody@mail.example").location());
  }

  void confirm() throws IOException {
    Form.Answer made = sign(reader, NAME, ADDRESS);
    assertEquals(303, made.status());
    reader = made.visitor();
    Letter letter = post.await(CONFIRM, ADDRESS, taken);
    assertTrue(letter.text().contains(NAME), letter.text());
    // Not confirmed yet: nothing goes there.
    assertEquals(303, ask(NAME).status());
    String path = path(letter.link());
    assertEquals(200, Form.get(base, path, Visitor.fresh()).status());
    assertEquals(303, send(Visitor.fresh(), path).status());
    assertEquals(422, send(Visitor.fresh(), path).status());
  }

  /** Below the application, wherever the letter says that it is. */
  private static String path(URI link) {
    return link.getPath().replaceFirst("^/dama/", "");
  }

  void recover() throws IOException {
    String same = ask("Nobodyhere").location();
    assertEquals(same, ask(NAME.toUpperCase(Locale.ROOT)).location());
    Letter byName = post.await(RECOVER, ADDRESS, taken);
    assertEquals(same, ask(ADDRESS.toLowerCase(Locale.ROOT)).location());
    Letter byAddress = post.await(RECOVER, ADDRESS, taken);
    String path = path(byName.link());
    assertTrue(Form.get(base, path, Visitor.fresh()).body().contains(NAME));
    assertEquals(422, send(Visitor.fresh(), path, "new", "short").status());
    Form.Answer changed = send(Visitor.fresh(), path, "new", SECOND);
    assertEquals(303, changed.status());
    post.await(PASSWORD, ADDRESS, taken);
    assertEquals(422, send(Visitor.fresh(), path, "new", FIRST).status());
    assertEquals(422, send(Visitor.fresh(), path(byAddress.link()), "new", FIRST).status());
    assertNotEquals(NAME, name(reader));
    reader = changed.visitor();
    assertEquals(NAME, name(reader));
    assertEquals(422, signIn(FIRST).status());
    assertEquals(303, signIn(SECOND).status());
  }

  private String name(Visitor visitor) {
    try (SocketClient socket = SocketClient.open(base, "lobby", visitor)) {
      return socket.await(Outgoing.Welcome.class).me().name();
    }
  }

  private Form.Answer signIn(String password) throws IOException {
    return send(Visitor.fresh(), "sign-in", "name", NAME, "password", password);
  }

  /** The old address is told of the new one, which counts once it is confirmed. */
  void changeAddress() throws IOException {
    Form.Answer wrong = send(reader, "account/email", "email", OTHER, "password", FIRST);
    assertEquals(422, wrong.status());
    String evil = OTHER + "\r\nBcc: evil@mail.example";
    assertEquals(422, send(reader, "account/email", "email", evil, "password", SECOND).status());
    assertEquals(303, send(reader, "account/email", "email", OTHER, "password", SECOND).status());
    post.await(EMAIL, ADDRESS, taken);
    Letter letter = post.await(CONFIRM, OTHER, taken);
    assertEquals(303, ask(ADDRESS).status());
    assertEquals(303, send(reader, path(letter.link())).status());
    assertEquals(303, ask(OTHER).status());
    post.await(RECOVER, OTHER, taken);
  }
}
