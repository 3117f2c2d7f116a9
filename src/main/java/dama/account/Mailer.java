package dama.account;

import dama.server.Configuration;
import dama.server.Log;
import dama.server.Mail;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.util.Properties;
import java.util.logging.Level;
import org.jspecify.annotations.Nullable;

/** Hands letters to the server of mail that the owner configured. */
@ApplicationScoped
public class Mailer {
  private static final Log LOG = Log.of(Mailer.class);
  private static final String MILLIS = "10000";

  private final Mail mail;

  public Mailer() {
    this(Configuration.current().mail());
  }

  Mailer(Mail mail) {
    this.mail = mail;
  }

  public boolean isConfigured() {
    return mail.isConfigured();
  }

  /** Sends a letter; one that cannot be sent is said to be so in the log, without its address. */
  public void send(String to, String subject, String text) {
    try {
      MimeMessage letter = new MimeMessage(Session.getInstance(properties(), credentials()));
      letter.setFrom(new InternetAddress(mail.from(), true));
      letter.setRecipient(Message.RecipientType.TO, recipient(to));
      letter.setSubject(subject.replaceAll("\\p{Cntrl}", " "), "UTF-8");
      letter.setText(text, "UTF-8");
      letter.setHeader("Auto-Submitted", "auto-generated");
      Transport.send(letter);
    } catch (MessagingException e) {
      LOG.warning("A letter could not be sent: " + e.getClass().getSimpleName());
      LOG.log(Level.FINE, "A letter could not be sent", e);
    }
  }

  /** One address and nothing else: a line end or a comma in it would be a second one. */
  private static InternetAddress recipient(String to) throws MessagingException {
    InternetAddress[] all = InternetAddress.parse(to, true);
    if (all.length != 1 || to.chars().anyMatch(Character::isISOControl)) {
      throw new MessagingException("not one address");
    }
    return all[0];
  }

  private Properties properties() {
    Properties all = new Properties();
    all.setProperty("mail.transport.protocol", "smtp");
    all.setProperty("mail.smtp.host", mail.host());
    all.setProperty("mail.smtp.port", Integer.toString(mail.port()));
    all.setProperty("mail.smtp.auth", Boolean.toString(!mail.user().isEmpty()));
    all.setProperty("mail.smtp.connectiontimeout", MILLIS);
    all.setProperty("mail.smtp.timeout", MILLIS);
    all.setProperty("mail.smtp.writetimeout", MILLIS);
    all.setProperty("mail.smtp.ssl.checkserveridentity", "true");
    all.setProperty("mail.mime.allowutf8", "true");
    switch (mail.tls()) {
      case IMPLICIT -> all.setProperty("mail.smtp.ssl.enable", "true");
      case STARTTLS -> {
        all.setProperty("mail.smtp.starttls.enable", "true");
        all.setProperty("mail.smtp.starttls.required", "true");
      }
      case NONE -> all.setProperty("mail.smtp.starttls.enable", "false");
    }
    return all;
  }

  private @Nullable Authenticator credentials() {
    if (mail.user().isEmpty()) {
      return null;
    }
    return new Authenticator() {
      @Override
      protected PasswordAuthentication getPasswordAuthentication() {
        return new PasswordAuthentication(mail.user(), mail.password());
      }
    };
  }
}
