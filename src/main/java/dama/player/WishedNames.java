package dama.player;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Fit names for somebody who has a name elsewhere, where other rules hold: what may not stand in a
 * name is left out, and a number tells them from whoever has the name already.
 */
public final class WishedNames {

  /** In UTF-16 units; whatever comes after could not be part of the name anyway. */
  private static final int READ = 100;

  private static final int SMALL_NUMBERS_END = 10;
  private static final int LARGE_NUMBERS = 10;
  private static final int LARGEST = 9_000;
  private static final RandomGenerator RANDOM = new SecureRandom();

  private WishedNames() {}

  /**
   * The names to try, one after the other.
   *
   * @param elsewhere what they are called there, the best first
   */
  public static List<String> of(List<String> elsewhere) {
    return elsewhere.stream()
        // An address of mail is nobody's name, and not for everybody's eyes.
        .sorted(Comparator.comparing(WishedNames::isMail))
        .map(WishedNames::fitted)
        .filter(name -> Names.judge(name) instanceof Names.Judgement.Fit)
        .distinct()
        .flatMap(name -> Stream.concat(Stream.of(name), numbered(name)))
        .toList();
  }

  private static Stream<String> numbered(String name) {
    IntStream numbers =
        IntStream.concat(
            IntStream.range(2, SMALL_NUMBERS_END),
            IntStream.generate(() -> RANDOM.nextInt(LARGEST) + 1_000).limit(LARGE_NUMBERS));
    return numbers.mapToObj(
        number -> {
          String end = " " + number;
          return shortened(name, Names.LONGEST - end.length()) + end;
        });
  }

  private static boolean isMail(String name) {
    return name.contains("@");
  }

  /** As much of a name as fits. */
  static String fitted(String elsewhere) {
    String local = isMail(elsewhere) ? elsewhere.substring(0, elsewhere.indexOf('@')) : elsewhere;
    String spelling = Names.normal(local.substring(0, Math.min(local.length(), READ)));
    String name = "";
    String between = "";
    for (int point : spelling.codePoints().toArray()) {
      if (separates(point)) {
        between = Character.toString(NameShape.isSeparator(point) ? point : ' ');
        continue;
      }
      String longer = name + (name.isEmpty() ? "" : between) + Character.toString(point);
      if (isFit(longer)) {
        name = longer;
        between = "";
      }
    }
    return name;
  }

  /** Forums put dots and the like where we have a space. */
  private static boolean separates(int point) {
    return NameShape.isSeparator(point)
        || Character.isWhitespace(point)
        || "._/,:;+".indexOf(point) >= 0;
  }

  private static boolean isFit(String name) {
    return name.codePointCount(0, name.length()) <= Names.LONGEST
        && NameShape.fits(name)
        && Scripts.agree(name);
  }

  private static String shortened(String name, int most) {
    List<String> points = new ArrayList<>();
    name.codePoints().limit(most).forEach(point -> points.add(Character.toString(point)));
    return String.join("", points).replaceFirst("[ '-]+$", "");
  }
}
