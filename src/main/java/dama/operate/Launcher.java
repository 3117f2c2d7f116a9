package dama.operate;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Makes the WAR a program: it also lies at the WAR's root, where {@code java -jar} looks, and takes
 * everything else out of it, since no class loader of the JDK reads a jar within a jar.
 */
public final class Launcher {
  private static final String CLASSES = "WEB-INF/classes/";
  private static final String LIBRARIES = "WEB-INF/lib/";

  private Launcher() {}

  /** Exits with 0 if all went well, with 1 if not, and with 2 if the command is none. */
  public static void main(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("dama");
    int status;
    try {
      status = run(unpack(folder), arguments);
    } finally {
      delete(folder);
    }
    System.exit(status);
  }

  private static int run(List<URL> from, String[] arguments) throws Exception {
    ClassLoader platform = ClassLoader.getPlatformClassLoader();
    try (URLClassLoader loader = new URLClassLoader(from.toArray(URL[]::new), platform)) {
      Thread.currentThread().setContextClassLoader(loader);
      return (int)
          loader
              .loadClass("dama.operate.Operate")
              .getMethod("run", String[].class)
              .invoke(null, (Object) arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause() instanceof Exception cause ? cause : thrown;
    }
  }

  private static List<URL> unpack(Path folder) throws IOException, URISyntaxException {
    List<URL> found = new ArrayList<>();
    // A folder's address ends with a slash only if the folder is there.
    found.add(Files.createDirectories(folder.resolve(CLASSES)).toUri().toURL());
    Path war = Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(war))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        String name = entry.getName();
        if (!entry.isDirectory() && (name.startsWith(CLASSES) || name.startsWith(LIBRARIES))) {
          Path file = put(zip, folder, name);
          if (name.startsWith(LIBRARIES)) {
            found.add(file.toUri().toURL());
          }
        }
      }
    }
    return found;
  }

  private static Path put(InputStream content, Path folder, String name) throws IOException {
    Path file = folder.resolve(name).normalize();
    if (!file.startsWith(folder)) {
      throw new IOException("not a WAR of Dama: " + name);
    }
    Files.createDirectories(file.getParent());
    Files.copy(content, file);
    return file;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(one);
      }
    }
  }
}
