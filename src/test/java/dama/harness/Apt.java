package dama.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Programs that a test needs and the machine may lack, where it lets us bring them. */
final class Apt {
  private Apt() {}

  /**
   * @param file of the package, by which it is seen to be there
   */
  static synchronized void bring(String name, Path file) {
    if (!Files.exists(file)) {
      install(name);
    }
    if (!Files.exists(file)) {
      throw new AssertionError("No " + name + ". Type: sudo sh -c '" + command(name) + "'");
    }
  }

  static String command(String packages) {
    return "apt-get update && apt-get install -y --no-install-recommends " + packages;
  }

  /** Where there is such a package manager and it may be used. */
  static void install(String packages) {
    boolean allowed = System.getProperty("user.name", "").equals("root");
    if (!allowed || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
      return;
    }
    try {
      ProcessBuilder apt = new ProcessBuilder("sh", "-c", command(packages)).inheritIO();
      apt.environment().put("DEBIAN_FRONTEND", "noninteractive");
      // A package of a server would start it, on a port that is none of ours.
      apt.environment().put("RUNLEVEL", "1");
      apt.start().waitFor();
    } catch (IOException e) {
      throw new AssertionError("apt-get does not start", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    }
  }
}
