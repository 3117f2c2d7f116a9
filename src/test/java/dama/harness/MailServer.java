package dama.harness;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import jakarta.mail.Address;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server of mail that takes letters from whoever knows the password, and keeps them. */
public final class MailServer implements AutoCloseable {
  public static final String PASSWORD = "the post office is closed";

  public static final String USER = "postman";
  private static final String FROM = "dama@site.example";
  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Pattern LINK = Pattern.compile("https?://\\S+");

  private final GreenMail server;

  private MailServer(GreenMail server) {
    this.server = server;
  }

  public static MailServer start() {
    return start(ServerSetup.PROTOCOL_SMTP);
  }

  /** From the first byte on, with a certificate of its own that nobody vouches for. */
  public static MailServer startEncrypted() {
    return start(ServerSetup.PROTOCOL_SMTPS);
  }

  private static MailServer start(String protocol) {
    GreenMail server = new GreenMail(new ServerSetup(0, "127.0.0.1", protocol));
    server.start();
    server.setUser(FROM, USER, PASSWORD);
    return new MailServer(server);
  }

  /** A letter as it came. One for several people comes several times. */
  public record Letter(String to, String subject, String text, List<String> headers) {

    /** The one link that is in it. */
    public URI link() {
      Matcher found = LINK.matcher(text);
      if (!found.find()) {
        throw new AssertionError("no link in " + text);
      }
      return URI.create(found.group());
    }
  }

  public int port() {
    return (server.getSmtp() == null ? server.getSmtps() : server.getSmtp()).getPort();
  }

  /** What tells a server to send its letters here. */
  public Map<String, String> environment() {
    return environment(port(), "none");
  }

  /** The same by way of a port where the letters are encrypted. */
  public Map<String, String> environment(int port, String tls) {
    return Map.of(
        "DAMA_MAIL_HOST",
        "127.0.0.1",
        "DAMA_MAIL_PORT",
        Integer.toString(port),
        "DAMA_MAIL_USER",
        USER,
        "DAMA_MAIL_PASSWORD",
        PASSWORD,
        "DAMA_MAIL_FROM",
        FROM,
        "DAMA_MAIL_TLS",
        tls);
  }

  /** Waits for a letter that is not among those that were taken, and adds it to them. */
  public Letter await(String subject, String to, List<Letter> taken) {
    Predicate<Letter> sought =
        letter ->
            letter.subject().equals(subject) && letter.to().equals(to) && !taken.contains(letter);
    Letter letter =
        Await.value(
            "a letter " + subject + " to " + to,
            PATIENCE,
            () -> letters().stream().filter(sought).findFirst());
    taken.add(letter);
    return letter;
  }

  /** All that came until now. */
  public List<Letter> letters() {
    return Arrays.stream(server.getReceivedMessages()).map(MailServer::letter).toList();
  }

  private static Letter letter(MimeMessage message) {
    try {
      Address[] all =
          Optional.ofNullable(message.getRecipients(Message.RecipientType.TO))
              .orElse(new Address[0]);
      List<String> headers = new ArrayList<>();
      message.getAllHeaderLines().asIterator().forEachRemaining(headers::add);
      return new Letter(
          String.join(", ", Arrays.stream(all).map(Address::toString).toList()),
          String.valueOf(message.getSubject()),
          String.valueOf(message.getContent()),
          headers);
    } catch (MessagingException | IOException e) {
      throw new AssertionError(GreenMailUtil.getWholeMessage(message), e);
    }
  }

  @Override
  public void close() {
    server.stop();
  }
}
