package dama.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.Certificate;
import dama.harness.MailServer;
import dama.harness.TlsFront;
import dama.server.Mail;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Letters go out encrypted to the server that was meant, or not at all. */
class MailerTest {
  private static final String TO = "reader@mail.example";
  private static final Certificate OURS = Certificate.of("IP:127.0.0.1");
  private static final Certificate OF_NOBODY = Certificate.of("IP:127.0.0.1");
  private static final Certificate OF_ANOTHER_HOST = Certificate.of("DNS:mail.example");

  private static SSLContext before;

  private final MailServer post = MailServer.start();
  private final List<LogRecord> log = new ArrayList<>();
  private final Handler ear =
      new Handler() {
        @Override
        public void publish(LogRecord entry) {
          log.add(entry);
        }

        @Override
        public void flush() {
          // Nothing is kept back.
        }

        @Override
        public void close() {
          // Nothing is open.
        }
      };

  @BeforeAll
  static void remember() throws NoSuchAlgorithmException {
    before = SSLContext.getDefault();
  }

  @AfterAll
  static void restore() {
    SSLContext.setDefault(before);
  }

  @BeforeEach
  void listen() {
    Logger.getLogger(Mailer.class.getName()).addHandler(ear);
  }

  @AfterEach
  void close() {
    Logger.getLogger(Mailer.class.getName()).removeHandler(ear);
    post.close();
  }

  private static Mail.Tls tls(TlsFront.Kind kind) {
    return kind == TlsFront.Kind.IMPLICIT ? Mail.Tls.IMPLICIT : Mail.Tls.STARTTLS;
  }

  private static void send(int port, Mail.Tls tls) {
    Mail mail =
        new Mail("127.0.0.1", port, MailServer.USER, MailServer.PASSWORD, "dama@site.example", tls);
    new Mailer(mail).send(TO, "Subject", "Text");
  }

  private void assertNothingSent() {
    assertEquals(List.of(), post.letters());
    assertEquals(1, log.stream().filter(one -> one.getThrown() == null).count());
    String said = log.get(0).getMessage();
    assertTrue(said.startsWith("A letter could not be sent"), said);
    assertFalse(said.contains(TO) || said.contains(MailServer.PASSWORD), said);
  }

  @ParameterizedTest
  @EnumSource
  void aLetterGoesToTheServerThatIsTrusted(TlsFront.Kind kind) {
    SSLContext.setDefault(OURS.trusted());
    try (TlsFront front = TlsFront.open(kind, post.port(), OURS)) {
      send(front.port(), tls(kind));
      post.await("Subject", TO, new ArrayList<>());
      assertTrue(
          front.inTheClear().stream().allMatch(line -> line.matches("ehlo .*|starttls")),
          front.inTheClear()::toString);
      assertEquals(List.of(), log);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCertificateThatNobodyVouchesForIsRefused(TlsFront.Kind kind) {
    SSLContext.setDefault(OURS.trusted());
    try (TlsFront front = TlsFront.open(kind, post.port(), OF_NOBODY)) {
      send(front.port(), tls(kind));
      assertNothingSent();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCertificateOfAnotherHostIsRefused(TlsFront.Kind kind) {
    SSLContext.setDefault(OF_ANOTHER_HOST.trusted());
    try (TlsFront front = TlsFront.open(kind, post.port(), OF_ANOTHER_HOST)) {
      send(front.port(), tls(kind));
      assertNothingSent();
    }
  }

  @Test
  void theCertificateThatGreenMailBringsIsRefusedToo() {
    SSLContext.setDefault(OURS.trusted());
    try (MailServer encrypted = MailServer.startEncrypted()) {
      send(encrypted.port(), Mail.Tls.IMPLICIT);
      assertEquals(List.of(), encrypted.letters());
      assertNothingSent();
    }
  }

  @Test
  void aServerThatOffersNoEncryptionIsToldNothing() {
    send(post.port(), Mail.Tls.STARTTLS);
    assertNothingSent();
  }

  @Test
  void aServerThatCannotEncryptFromTheFirstByteIsToldNothing() {
    SSLContext.setDefault(OURS.trusted());
    try (TlsFront later = TlsFront.open(TlsFront.Kind.STARTTLS, post.port(), OURS)) {
      send(later.port(), Mail.Tls.IMPLICIT);
      assertNothingSent();
    }
  }
}
