package dama.moderation;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which letters a text is written with: a word with others in it is nowhere there, and need not be
 * looked for.
 */
record Letters(Set<Integer> points) {

  static Letters of(String text) {
    return new Letters(
        text.codePoints()
            .filter(Character::isLetter)
            .boxed()
            .collect(Collectors.toUnmodifiableSet()));
  }

  boolean include(Letters needed) {
    return points.containsAll(needed.points);
  }
}
