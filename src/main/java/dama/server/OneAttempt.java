package dama.server;

import org.eclipse.persistence.sessions.DatabaseLogin;
import org.eclipse.persistence.sessions.Session;
import org.eclipse.persistence.sessions.SessionCustomizer;

/**
 * Keeps EclipseLink from asking a database that is away again and again, five seconds apart, while
 * somebody waits: a {@link LastingConnection} has tried already, and what fails is refused at once.
 */
public class OneAttempt implements SessionCustomizer {

  @Override
  public void customize(Session session) {
    DatabaseLogin login = session.getLogin();
    login.setConnectionHealthValidatedOnError(false);
    login.setQueryRetryAttemptCount(0);
  }
}
