package dama.account;

import dama.player.Folded;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Passwords that somebody who guesses tries early: those of a list, those of the list with figures
 * or signs around them or said several times, rows of keys, and the name of whose they are.
 */
final class CommonPasswords {

  private static final Set<String> LIST = read();

  /** With more of them around it, even a word of the list is hard to guess. */
  private static final int MOST_AROUND = 8;

  /** What a password has besides a name, at least, in letters. */
  private static final int LEAST_BESIDES_NAME = 4;

  private CommonPasswords() {}

  static Optional<PasswordFault> judge(String password, String name) {
    String folded = Folded.of(password);
    if (isLike(folded, Folded.of(name))) {
      return Optional.of(PasswordFault.LIKE_NAME);
    }
    boolean common =
        isListed(folded) || isListed(Leet.read(folded)) || KeyWalks.isNothingElse(folded);
    return common ? Optional.of(PasswordFault.COMMON) : Optional.empty();
  }

  private static boolean isLike(String password, String name) {
    return !name.isEmpty()
        && password.contains(name)
        && letters(password.replace(name, "")).length() < LEAST_BESIDES_NAME;
  }

  private static boolean isListed(String folded) {
    if (LIST.contains(folded)) {
      return true;
    }
    String core = folded.replaceAll("^\\P{L}+|\\P{L}+$", "");
    boolean bare = folded.length() - core.length() <= MOST_AROUND;
    return isRepeated(folded) || bare && (LIST.contains(core) || isRepeated(core));
  }

  /** Whether a text is one of the list said twice or more, or a few signs over and over. */
  private static boolean isRepeated(String text) {
    for (int unit = 1; unit <= text.length() / 2; unit++) {
      String start = text.substring(0, unit);
      if (text.length() % unit == 0 && start.repeat(text.length() / unit).equals(text)) {
        return unit <= LEAST_BESIDES_NAME || LIST.contains(start) || KeyWalks.isNothingElse(start);
      }
    }
    return false;
  }

  private static String letters(String text) {
    return text.replaceAll("\\P{L}", "");
  }

  private static Set<String> read() {
    try (InputStream list = CommonPasswords.class.getResourceAsStream("common-passwords.txt");
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(list), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Folded::of)
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
