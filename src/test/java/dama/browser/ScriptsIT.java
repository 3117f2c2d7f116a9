package dama.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dama.harness.Node;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScriptsIT {
  private static final Path SCRIPTS = Path.of("webapp/resources/js");
  private static final Path TESTS = Path.of("src/test/js");
  private static final List<String> CHECKS =
      List.of(
          "--noEmit",
          "--allowJs",
          "--checkJs",
          "--strict",
          "--target",
          "es2022",
          "--module",
          "es2022",
          "--moduleResolution",
          "bundler",
          "--lib",
          "es2022,dom,dom.iterable");

  private final Node node = new Node();

  @Test
  void theirTestsPass() {
    List<String> command = new ArrayList<>(List.of("--test"));
    command.addAll(scriptsUnder(TESTS));
    assertSucceeds(command);
  }

  @Test
  void theirTypesFit() throws IOException {
    List<String> command = new ArrayList<>();
    command.add(typescript().resolve("lib/tsc.js").toString());
    command.addAll(CHECKS);
    command.addAll(scriptsUnder(SCRIPTS));
    assertSucceeds(command);
  }

  private void assertSucceeds(List<String> command) {
    Node.Run run = node.run(command);
    assertEquals(0, run.status(), run.output());
  }

  private static List<String> scriptsUnder(Path root) {
    try (Stream<Path> files = Files.walk(root)) {
      List<String> scripts =
          files.map(Path::toString).filter(file -> file.endsWith(".js")).sorted().toList();
      assertFalse(scripts.isEmpty(), "No script under " + root);
      return scripts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The compiler, unpacked from its jar, which node cannot read. */
  private static Path typescript() throws IOException {
    Path target = Path.of("target/typescript");
    String prefix = "META-INF/resources/webjars/typescript/";
    Path jar =
        Stream.of(System.getProperty("java.class.path").split(java.io.File.pathSeparator))
            .filter(entry -> entry.contains("typescript"))
            .map(Path::of)
            .findFirst()
            .orElseThrow(() -> new AssertionError("TypeScript is not on the class path"));
    try (JarFile archive = new JarFile(jar.toFile())) {
      for (JarEntry entry : archive.stream().filter(each -> !each.isDirectory()).toList()) {
        if (entry.getName().startsWith(prefix)) {
          String name = entry.getName().substring(prefix.length());
          Path file = target.resolve(name.substring(name.indexOf('/') + 1));
          Files.createDirectories(file.getParent());
          try (InputStream content = archive.getInputStream(entry)) {
            Files.write(file, content.readAllBytes());
          }
        }
      }
    }
    return target;
  }
}
