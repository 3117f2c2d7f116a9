package dama.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.harness.MailServer;
import dama.harness.ServerKind;
import dama.harness.ServerPlan;
import dama.harness.ServerProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Letters as they leave a whole server, for a server of mail that asks who sends them. */
class LettersIT {
  /** What letters say of where the site is, whatever a request says. */
  private static final String SITE = "https://site.example/dama/";

  @ParameterizedTest
  @EnumSource
  void accountsAreConfirmedAndRecoveredByLettersAndTheLogTellsNobodyHow(ServerKind kind)
      throws IOException {
    try (MailServer post = MailServer.start()) {
      Map<String, String> environment = new HashMap<>(post.environment());
      environment.put("DAMA_ADDRESS", SITE);
      String name = "letters-" + kind.name().toLowerCase(Locale.ROOT);
      ServerPlan plan = ServerPlan.of(name, "/dama", environment);
      Correspondence mail;
      try (ServerProcess server = ServerProcess.start(kind, plan)) {
        mail = new Correspondence(server.base(), post);
        mail.injectNothing();
        mail.askForNobody();
        mail.confirm();
        mail.recover();
        mail.changeAddress();
      }
      onlyWhatWasAskedFor(mail, post.letters());
      keptFromTheLog(mail, Files.readString(plan.log()));
    }
  }

  private static void onlyWhatWasAskedFor(Correspondence mail, List<MailServer.Letter> all) {
    assertEquals(mail.taken().size(), all.size(), all.toString());
    for (MailServer.Letter letter : all) {
      String headers = String.join("\n", letter.headers()).toLowerCase(Locale.ROOT);
      assertFalse(headers.contains("bcc"), headers);
      assertFalse(headers.contains("evil"), headers);
      assertTrue(headers.contains("auto-submitted: auto-generated"), headers);
      assertTrue(letter.link().toString().startsWith(SITE), letter.text());
    }
  }

  private static void keptFromTheLog(Correspondence mail, String log) {
    for (String secret : mail.secrets()) {
      assertFalse(log.contains(secret), "the log has " + secret);
    }
  }
}
