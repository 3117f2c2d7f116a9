package dama.archive;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The squares of a move in one column: {@code 32,23,14}. */
final class Paths {
  private Paths() {}

  static String write(List<Integer> path) {
    return path.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  static List<Integer> read(String path) {
    return Stream.of(path.split(",", -1)).map(Integer::valueOf).toList();
  }
}
