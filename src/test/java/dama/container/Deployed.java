package dama.container;

import dama.harness.TestDatabase;
import java.io.File;
import java.net.URI;
import org.jboss.arquillian.container.test.api.Deployment;
import org.jboss.arquillian.junit5.ArquillianExtension;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.importer.ZipImporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;
import org.junit.jupiter.api.extension.ExtendWith;

/** The built WAR on the server of this run. */
@ExtendWith(ArquillianExtension.class)
abstract class Deployed {
  @Deployment(testable = false)
  static WebArchive war() {
    File built = new File(System.getProperty("war.file", "target/dama.war"));
    return ShrinkWrap.create(ZipImporter.class, "dama.war").importFrom(built).as(WebArchive.class);
  }

  /** The address of the application; the server may have named it by the host's. */
  final URI base() {
    URI deployed = OneDeployment.address();
    String path = deployed.getPath().endsWith("/") ? deployed.getPath() : deployed.getPath() + "/";
    return URI.create("http://localhost:" + deployed.getPort() + path);
  }

  /** The rows, past the server. */
  static TestDatabase database() {
    return TestDatabase.given();
  }
}
