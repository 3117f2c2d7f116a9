package dama.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SignedLinkTest {
  private static final String SECRET = "0123456789abcdef0123456789abcdef";
  private static final Instant NOW = Instant.ofEpochSecond(1_767_323_045);
  private static final String IN_FIVE_MINUTES = "1767323345";
  private static final String NONCE = "0123456789abcdef";

  private static SignedLink unsigned(String name, String id, String expires, String nonce) {
    return new SignedLink(name, id, expires, nonce, "/embed/lobby", "");
  }

  private static SignedLink signed(SignedLink link) {
    return signed(link, SECRET);
  }

  private static SignedLink signed(SignedLink link, String secret) {
    return new SignedLink(
        link.name(), link.id(), link.expires(), link.nonce(), link.to(), link.signed(secret));
  }

  private static SignedLink good() {
    return signed(unsigned("Ада", "42", IN_FIVE_MINUTES, NONCE));
  }

  private static final SignedLink.Verdict NOT_SIGNED =
      new SignedLink.Verdict.Bad(SignInFault.LINK_NOT_SIGNED);
  private static final SignedLink.Verdict EXPIRED =
      new SignedLink.Verdict.Bad(SignInFault.LINK_EXPIRED);

  @Test
  void aLinkThatTheForumSignedIsGood() {
    assertEquals(
        new SignedLink.Verdict.Good(
            new Member("link", "42", List.of("Ада")),
            new Ticket("link", NONCE, Instant.ofEpochSecond(1_767_323_345))),
        good().judge(SECRET, NOW));
  }

  /** What docs/sign-in.md prints for its example. */
  @Test
  void theSignatureIsThatOfTheBook() {
    assertEquals(
        "844ada8b2f91a89c8131ba484b6bd98041b0f7a9158285f6c0872eeac10b7b65", good().signature());
  }

  @Test
  void capitalsInTheSignatureDoNotMatter() {
    SignedLink good = good();
    SignedLink loud =
        new SignedLink(
            good.name(),
            good.id(),
            good.expires(),
            good.nonce(),
            good.to(),
            good.signature().toUpperCase(java.util.Locale.ROOT));
    assertEquals(good.judge(SECRET, NOW), loud.judge(SECRET, NOW));
  }

  static Stream<SignedLink> changed() {
    SignedLink good = good();
    String by = good.signature();
    return Stream.of(
        new SignedLink("Eve", good.id(), good.expires(), good.nonce(), good.to(), by),
        new SignedLink(good.name(), "43", good.expires(), good.nonce(), good.to(), by),
        new SignedLink(good.name(), good.id(), "1767323346", good.nonce(), good.to(), by),
        new SignedLink(good.name(), good.id(), good.expires(), NONCE + "0", good.to(), by),
        new SignedLink(good.name(), good.id(), good.expires(), good.nonce(), "/", by),
        new SignedLink(good.name(), good.id(), good.expires(), good.nonce(), good.to(), ""),
        new SignedLink(good.name(), good.id(), good.expires(), good.nonce(), good.to(), by + "0"),
        signed(good, "another secret of thirty-two chars"));
  }

  @ParameterizedTest
  @MethodSource("changed")
  void whatWasChangedOnTheWayIsNotSigned(SignedLink link) {
    assertEquals(NOT_SIGNED, link.judge(SECRET, NOW));
  }

  static Stream<SignedLink> malformed() {
    return Stream.of(
        unsigned("Ada\n42", "", IN_FIVE_MINUTES, NONCE),
        unsigned("Ada", "4\n2", IN_FIVE_MINUTES, NONCE),
        unsigned("Ada", " ", IN_FIVE_MINUTES, NONCE),
        unsigned("Ada", "4".repeat(256), IN_FIVE_MINUTES, NONCE),
        unsigned("A".repeat(256), "42", IN_FIVE_MINUTES, NONCE),
        unsigned("Ada", "42", "soon", NONCE),
        unsigned("Ada", "42", "-1", NONCE),
        unsigned("Ada", "42", "9".repeat(40), NONCE),
        unsigned("Ada", "42", IN_FIVE_MINUTES, "short"),
        unsigned("Ada", "42", IN_FIVE_MINUTES, "n".repeat(65)),
        unsigned("Ada", "42", IN_FIVE_MINUTES, "0123456789abcde\u0000"));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void whatIsMalformedIsRefusedWhoeverSignedIt(SignedLink link) {
    assertEquals(NOT_SIGNED, signed(link).judge(SECRET, NOW));
  }

  @Test
  void aLinkEnds() {
    SignedLink link = good();
    assertEquals(EXPIRED, link.judge(SECRET, Instant.ofEpochSecond(1_767_323_345)));
    assertNotEquals(EXPIRED, link.judge(SECRET, Instant.ofEpochSecond(1_767_323_344)));
  }

  @Test
  void aLinkThatIsToLastTooLongIsRefused() {
    assertEquals(EXPIRED, signed(unsigned("Ada", "42", "1767323646", NONCE)).judge(SECRET, NOW));
    assertNotEquals(EXPIRED, signed(unsigned("Ada", "42", "1767323645", NONCE)).judge(SECRET, NOW));
  }
}
