package dama.container;

import java.net.URI;
import org.jboss.arquillian.container.spi.client.protocol.metadata.HTTPContext;
import org.jboss.arquillian.container.spi.client.protocol.metadata.ProtocolMetaData;
import org.jboss.arquillian.container.spi.event.DeployManagedDeployments;
import org.jboss.arquillian.container.spi.event.UnDeployManagedDeployments;
import org.jboss.arquillian.core.api.annotation.Observes;
import org.jboss.arquillian.core.spi.EventContext;
import org.jboss.arquillian.core.spi.LoadableExtension;
import org.jboss.arquillian.test.spi.event.suite.AfterSuite;

/**
 * The application is deployed once and serves every class of a run, as it serves a site: Arquillian
 * would start the server again for each. The server ends with the run.
 */
public final class OneDeployment implements LoadableExtension {
  private static volatile URI address = URI.create("");

  /** Where the application answers, once it is deployed. */
  static URI address() {
    return address;
  }

  @Override
  public void register(ExtensionBuilder builder) {
    builder.observer(Once.class);
  }

  /** Lets through what happens once. */
  public static final class Once {
    private static boolean deployed;

    void deploy(@Observes EventContext<DeployManagedDeployments> deploying) {
      if (!deployed) {
        deploying.proceed();
        deployed = true;
      }
    }

    /** Who fails is tried again in a run of its own, and its servers start anew. */
    void end(@Observes AfterSuite end) {
      deployed = false;
    }

    void keep(@Observes EventContext<UnDeployManagedDeployments> undeploying) {
      // It stays for the next class.
    }

    void reached(@Observes ProtocolMetaData told) {
      HTTPContext http = told.getContexts(HTTPContext.class).iterator().next();
      address = http.getServlets().get(0).getBaseURI();
    }
  }
}
