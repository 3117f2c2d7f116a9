package dama.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The servers that Dama is tested on, as their makers ship them. */
public enum ServerKind {
  PAYARA {
    @Override
    List<String> command(ServerPlan plan) throws IOException {
      Path root = plan.directory().resolve("payara");
      Trees.delete(root);
      List<String> command = java();
      command.addAll(List.of("-jar", setting("payara.jar").toString()));
      command.addAll(List.of("--nohazelcast", "--disablephonehome"));
      command.addAll(List.of("--port", Integer.toString(plan.port())));
      command.addAll(List.of("--rootDir", root.toString(), "--contextroot", plan.context()));
      command.addAll(List.of("--deploy", setting("war.file").toString()));
      return command;
    }

    @Override
    Map<String, String> ofScript(ServerPlan plan) {
      return Map.of("PAYARA", setting("payara.jar").toString());
    }
  },

  WILDFLY {
    @Override
    List<String> command(ServerPlan plan) throws IOException {
      Path home = setting("wildfly.home");
      Path base = plan.directory().resolve("wildfly");
      Trees.delete(base);
      Trees.copy(home.resolve("standalone/configuration"), base.resolve("configuration"));
      Path deployments = Files.createDirectories(base.resolve("deployments"));
      String name = plan.context().equals("/") ? "ROOT" : plan.context().substring(1);
      Files.copy(setting("war.file"), deployments.resolve(name + ".war"));
      List<String> command = java();
      // What bin/standalone.sh adds, without a shell between us and the process to kill.
      for (String opened : OPENED) {
        command.add("--add-opens=" + opened + "=ALL-UNNAMED");
      }
      command.add("-Djava.util.logging.manager=org.jboss.logmanager.LogManager");
      command.add("-Djboss.home.dir=" + home);
      command.add("-Djboss.server.base.dir=" + base);
      // The data outlive a start; the rest is made afresh for each.
      command.add("-Djboss.server.data.dir=" + plan.directory().resolve("data"));
      command.add("-Djboss.http.port=" + plan.port());
      for (String other : List.of("https", "management.http", "management.https")) {
        command.add("-Djboss." + other + ".port=" + ServerPlan.freePort());
      }
      command.addAll(List.of("-jar", home.resolve("jboss-modules.jar").toString()));
      command.addAll(List.of("-mp", home.resolve("modules").toString()));
      command.addAll(List.of("org.jboss.as.standalone", "-b", "127.0.0.1"));
      return command;
    }

    @Override
    Map<String, String> ofScript(ServerPlan plan) {
      Map<String, String> settings = new HashMap<>();
      settings.put("WILDFLY", setting("wildfly.home").toString());
      settings.put("DATA", plan.directory().resolve("data").toString());
      settings.put("ADDRESS", "127.0.0.1");
      for (String other : List.of("HTTPS", "MANAGEMENT", "MANAGEMENT_HTTPS")) {
        settings.put(other + "_PORT", Integer.toString(ServerPlan.freePort()));
      }
      return settings;
    }
  };

  /** What a test wants; who measures speed says otherwise. */
  private static final String QUICK_TO_START = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m";

  private static final List<String> OPENED =
      List.of(
          "java.base/java.lang",
          "java.base/java.lang.invoke",
          "java.base/java.lang.reflect",
          "java.base/java.io",
          "java.base/java.net",
          "java.base/java.security",
          "java.base/java.util",
          "java.base/java.util.concurrent",
          "java.management/javax.management",
          "java.naming/javax.naming");

  /** The command that runs this server in the foreground, its directories made ready. */
  abstract List<String> command(ServerPlan plan) throws IOException;

  /** What the script of the image is told of where this server is. */
  abstract Map<String, String> ofScript(ServerPlan plan);

  /** The script that the image of this server runs, {@code docker/start-payara.sh} or its kin. */
  Path script() {
    return Path.of("docker", "start-" + name().toLowerCase(Locale.ROOT) + ".sh").toAbsolutePath();
  }

  /** What the script is told, besides what configures Dama. */
  Map<String, String> scripted(ServerPlan plan) {
    Map<String, String> settings = new HashMap<>(ofScript(plan));
    settings.put("WAR", setting("war.file").toString());
    settings.put("RUN", plan.directory().resolve("run").toString());
    settings.put("PORT", Integer.toString(plan.port()));
    settings.put("CONTEXT", plan.context());
    settings.put("JAVA_OPTS", System.getProperty("server.flags", QUICK_TO_START));
    return settings;
  }

  private static List<String> java() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(List.of(System.getProperty("server.flags", QUICK_TO_START).split(" ", -1)));
    return command;
  }

  static Path setting(String property) {
    String value = System.getProperty(property);
    if (value == null) {
      throw new IllegalStateException("Run by Maven, which sets the system property " + property);
    }
    return Path.of(value).toAbsolutePath();
  }
}
