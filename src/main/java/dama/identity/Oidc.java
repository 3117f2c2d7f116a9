package dama.identity;

import dama.server.Configuration;
import dama.server.Elsewhere;
import dama.server.Log;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.Resource;
import jakarta.enterprise.concurrent.ManagedExecutorService;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.Semaphore;

/** Signing in at the provider that is configured, if one is. */
@ApplicationScoped
public class Oidc {
  private static final Log LOG = Log.of(Oidc.class);

  /** While the provider is slow, the others who wait for it do not hold up those who play. */
  private static final int WAITING_AT_ONCE = 8;

  @Resource private ManagedExecutorService threads;

  private final Semaphore waiting = new Semaphore(WAITING_AT_ONCE);
  private Elsewhere settings = Elsewhere.NOWHERE;
  private Optional<OidcClient> client = Optional.empty();

  /** What came of it. */
  public sealed interface Outcome {

    record Came(Member member) implements Outcome {}

    record Failed(SignInFault fault) implements Outcome {}
  }

  /**
   * What the provider answers by way of the browser; what it does not say is empty.
   *
   * @param issuer that the answer says it is from
   */
  public record Answer(String code, String issuer, String error) {}

  @PostConstruct
  void open() {
    settings = Configuration.current().elsewhere();
    client = OidcClient.of(settings, Clock.systemUTC());
  }

  /** A provider that is away now may be back when somebody wants to sign in. */
  void meet(@Observes @Initialized(ApplicationScoped.class) Object application) {
    if (isOffered()) {
      threads.execute(this::meet);
    }
  }

  private void meet() {
    try {
      client.orElseThrow().meet();
      LOG.info("OpenID Connect: " + settings.oidcIssuer() + " lets members in.");
    } catch (IOException e) {
      LOG.warning(away(e));
    }
  }

  public boolean isOffered() {
    return client.isPresent();
  }

  /** What the provider is called on a button; empty for plain words. */
  public String label() {
    return settings.oidcLabel();
  }

  /**
   * Where to send a browser; nowhere if the provider is away.
   *
   * @param back where the provider sends it again
   */
  public Optional<URI> question(Attempt attempt, URI back, String language) {
    if (!waiting.tryAcquire()) {
      return Optional.empty();
    }
    try {
      return Optional.of(client.orElseThrow().question(attempt, back, language));
    } catch (IOException e) {
      LOG.warning(away(e));
      return Optional.empty();
    } finally {
      waiting.release();
    }
  }

  /** Who came back to the same address. */
  public Outcome member(Attempt attempt, Answer answer, URI back) {
    if (!answer.error().isEmpty()) {
      LOG.info(
          "OpenID Connect: the provider lets somebody not in: " + OidcClient.said(answer.error()));
      return new Outcome.Failed(SignInFault.PROVIDER_REFUSED);
    }
    if (!waiting.tryAcquire()) {
      return new Outcome.Failed(SignInFault.PROVIDER_AWAY);
    }
    try {
      OidcClient.Answer given = new OidcClient.Answer(answer.code(), answer.issuer());
      return new Outcome.Came(client.orElseThrow().member(attempt, given, back));
    } catch (NotBelievedException e) {
      LOG.warning("OpenID Connect: not believed: " + inOneLine(e));
      return new Outcome.Failed(SignInFault.NOT_BELIEVED);
    } catch (IOException e) {
      LOG.warning(away(e));
      return new Outcome.Failed(SignInFault.PROVIDER_AWAY);
    } finally {
      waiting.release();
    }
  }

  private String away(IOException e) {
    return "OpenID Connect: " + settings.oidcIssuer() + " is of no use now: " + inOneLine(e);
  }

  /** Another server has a say in the message: in one line, and in no words and values in pairs. */
  private static String inOneLine(Exception e) {
    String line =
        String.valueOf(e.getMessage()).replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}=]+", " ");
    return line.substring(0, Math.min(line.length(), 200));
  }
}
