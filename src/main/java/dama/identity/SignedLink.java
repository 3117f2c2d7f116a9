package dama.identity;

import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A link by which a forum sends one of its members. It is signed with a secret that the forum and
 * Dama share, so that everything in it is as the forum wrote it.
 *
 * @param name what the member is called
 * @param id who the member is; it never changes
 * @param expires in seconds since 1970, as it was written
 * @param nonce that no other link has
 * @param to where to go, below the application; empty for the lobby
 * @param signature in hexadecimal digits
 */
public record SignedLink(
    String name, String id, String expires, String nonce, String to, String signature) {

  /** The place that vouches for the member, as the table names it. */
  static final String ISSUER = "link";

  private static final Duration LONGEST = Duration.ofMinutes(10);

  /** The first line of what is signed, so that no signature made for anything else will do. */
  private static final String FORM = "dama-link-1";

  /** What comes of looking at a link. */
  public sealed interface Verdict {

    /** It is good, and its ticket not looked at yet. */
    record Good(Member member, Ticket ticket) implements Verdict {}

    record Bad(SignInFault fault) implements Verdict {}
  }

  public Verdict judge(String secret, Instant now) {
    if (!isWellFormed() || !Digests.same(signed(secret), signature.toLowerCase(Locale.ROOT))) {
      return new Verdict.Bad(SignInFault.LINK_NOT_SIGNED);
    }
    Instant end = Instant.ofEpochSecond(Long.parseLong(expires));
    if (!now.isBefore(end) || end.isAfter(now.plus(LONGEST))) {
      return new Verdict.Bad(SignInFault.LINK_EXPIRED);
    }
    return new Verdict.Good(new Member(ISSUER, id, List.of(name)), new Ticket(ISSUER, nonce, end));
  }

  /** As the forum makes it: HMAC-SHA256 of the form and the five values, each in a line. */
  String signed(String secret) {
    String text = String.join("\n", FORM, name, id, expires, nonce, to);
    return HexFormat.of().formatHex(Digests.hmac(secret, text));
  }

  /** No value holds a line break: two of them could be one otherwise. */
  private boolean isWellFormed() {
    return Stream.of(name, id, to).noneMatch(SignedLink::hasControl)
        && !id.isBlank()
        && id.length() <= Member.LONGEST
        && name.length() <= Member.LONGEST
        && expires.matches("[0-9]{1,12}")
        && nonce.matches("[A-Za-z0-9_-]{16,64}");
  }

  private static boolean hasControl(String text) {
    return text.chars().anyMatch(Character::isISOControl);
  }
}
