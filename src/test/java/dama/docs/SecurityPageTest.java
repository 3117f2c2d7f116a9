package dama.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The page on security names what there is, and leaves no requirement out. */
class SecurityPageTest {
  private static final Path PAGE = Path.of("docs", "security.md");
  private static final Path LEVELS = Path.of("src", "test", "resources", "asvs-5.0.0.tsv");
  private static final Pattern ROW =
      Pattern.compile(
          "(?m)^\\| (\\d+\\.\\d+\\.\\d+) \\| ([12]) \\| [^|]+ \\| ([^|]+) \\| (.+) \\|$");
  private static final Pattern NAMED = Pattern.compile("`([^`\n]+)`");
  private static final Set<String> STATES =
      Set.of("met", "by the deployer", "not applicable", "not met");

  private static String page() throws IOException {
    return Files.readString(PAGE);
  }

  @Test
  void everyRequirementOfTheFirstTwoLevelsHasItsRowOnce() throws IOException {
    List<String> due =
        Files.readAllLines(LEVELS).stream().skip(1).map(line -> line.replace('\t', ' ')).toList();
    List<String> told =
        ROW.matcher(page()).results().map(row -> row.group(1) + " " + row.group(2)).toList();
    assertEquals(due, told);
  }

  @Test
  void everyStateIsOneOfFourAndSaysWhere() throws IOException {
    for (MatchResult row : ROW.matcher(page()).results().toList()) {
      assertEquals(Set.of(), without(Set.of(row.group(3)), STATES), row.group());
      assertFalse(row.group(4).isBlank(), row.group());
    }
  }

  private static Set<String> without(Set<String> some, Set<String> others) {
    Set<String> left = new TreeSet<>(some);
    left.removeAll(others);
    return left;
  }

  @Test
  void everyFileAndEveryClassThatIsNamedExists() throws IOException {
    Set<String> classes = classes();
    List<String> missing =
        NAMED
            .matcher(page())
            .results()
            .map(name -> name.group(1))
            .distinct()
            .filter(SecurityPageTest::isOfOurs)
            .filter(name -> !classes.contains(name) && !Files.exists(Path.of(name)))
            .toList();
    assertEquals(List.of(), missing);
  }

  /** Not so a setting, a flag, what a build leaves behind, and a word of a language. */
  private static boolean isOfOurs(String name) {
    return !name.startsWith("DAMA_")
        && !name.startsWith("-")
        && !name.startsWith("target/")
        && !Set.of("eval", "tsc", "code").contains(name);
  }

  private static Set<String> classes() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java"))
          .map(name -> name.substring(0, name.length() - ".java".length()))
          .collect(Collectors.toSet());
    }
  }
}
