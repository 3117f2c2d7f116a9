package dama.socket;

import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import jakarta.servlet.annotation.WebListener;
import jakarta.websocket.server.ServerContainer;

/**
 * How long a server itself leaves a silent connection open, said before any is opened: longer than
 * {@link Rounds} do, for connections that never came as far as to be theirs.
 *
 * <p>Payara starts the timer of a connection before the endpoint hears of it: where nothing was
 * said, one of no time at all, which looks only when it runs whether the connection has a time. If
 * the endpoint has set one meanwhile, what was just opened is closed as idle. No time at all is no
 * way out, either: Payara then runs such a timer at each message.
 */
@WebListener
public class Patience implements ServletContextListener {
  static final long MILLIS = 120_000;

  @Override
  public void contextInitialized(ServletContextEvent event) {
    Object sockets = event.getServletContext().getAttribute(ServerContainer.class.getName());
    if (sockets instanceof ServerContainer container) {
      container.setDefaultMaxSessionIdleTimeout(MILLIS);
    }
  }
}
