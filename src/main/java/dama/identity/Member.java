package dama.identity;

import java.util.List;

/**
 * Somebody whom another place vouches for.
 *
 * @param issuer the place
 * @param subject who they are there; it never changes
 * @param names what they are called there, the best first; they can change
 */
public record Member(String issuer, String subject, List<String> names) {

  /** What the table can hold. */
  static final int LONGEST = 255;

  public Member {
    names = List.copyOf(names);
  }
}
