package dama.load;

import dama.load.relay.RelayEndpoint;
import java.io.File;
import java.nio.file.Path;
import org.jboss.shrinkwrap.api.ShrinkWrap;
import org.jboss.shrinkwrap.api.exporter.ZipExporter;
import org.jboss.shrinkwrap.api.spec.WebArchive;

/** The relay as an application of its own. */
final class RelayWar {
  private RelayWar() {}

  static Path write() {
    File file = new File("target/relay.war");
    WebArchive war =
        ShrinkWrap.create(WebArchive.class).addPackage(RelayEndpoint.class.getPackage());
    war.as(ZipExporter.class).exportTo(file, true);
    return file.toPath();
  }
}
