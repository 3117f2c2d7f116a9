package dama.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The scripts and styles of the project as they are written. */
final class Sources {
  private static final Path HOME = Path.of("webapp/resources");

  private Sources() {}

  /** The texts of a folder by their paths in it. */
  static Map<String, String> under(String folder) {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.walk(HOME.resolve(folder))) {
      List<Path> found = files.filter(Files::isRegularFile).toList();
      for (Path file : found) {
        String path = HOME.relativize(file).toString().replace('\\', '/');
        texts.put(path, Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
