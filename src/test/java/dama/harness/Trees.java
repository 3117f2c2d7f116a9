package dama.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Whole directories at once. */
final class Trees {
  private Trees() {}

  static void delete(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    for (Path path : walk(root, Comparator.reverseOrder())) {
      Files.delete(path);
    }
  }

  static void copy(Path from, Path to) throws IOException {
    for (Path path : walk(from, Comparator.naturalOrder())) {
      Path target = to.resolve(from.relativize(path).toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(target);
      } else {
        Files.copy(path, target);
      }
    }
  }

  private static List<Path> walk(Path root, Comparator<Path> order) throws IOException {
    try (Stream<Path> paths = Files.walk(root)) {
      return paths.sorted(order).toList();
    }
  }
}
