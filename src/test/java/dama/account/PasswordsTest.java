package dama.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.account.Passwords.Trial;
import dama.harness.HashWork;
import dama.harness.Staff;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PasswordsTest {
  private final Passwords passwords = new Passwords();

  private Optional<PasswordFault> judge(String password) {
    return passwords.judge(password, "Mila");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "correct horse battery staple",
        "korak-preko-bare",
        "четири зелени жаби",
        "আমার সোনার বাংলা",
        "عندي قطة صغيرة",
        "dört yeşil kurbağa",
        "Xk7#pQ2!vR9z",
        "mila and her frogs",
        "😀🐍🦊🐻🐼🐨🐸🐵 smile",
        "dragon8374920184756"
      })
  void aPasswordOfAnyScriptIsTaken(String password) {
    assertEquals(Optional.empty(), judge(password));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "password1234",
        "Password123!",
        "P@ssw0rd2024!",
        "passwordpassword",
        "qwertyuiop123",
        "1q2w3e4r5t6y",
        "1qaz2wsx3edc",
        "123456789012",
        "000000000000",
        "abcdefghijkl",
        "zyxwvutsrqpo",
        "абвгдежзијкл",
        "йцукенгшщзхъ",
        "ضصثقفغعهخحجد",
        "abcabcabcabc",
        "dragon123456",
        "iloveyouiloveyou",
        "Sunshine2025",
        "damadamadama",
        "motherfucker"
      })
  void aPasswordThatIsTriedEarlyIsNot(String password) {
    assertEquals(Optional.of(PasswordFault.COMMON), judge(password));
  }

  @Test
  void theNameIsNoPassword() {
    assertEquals(Optional.of(PasswordFault.LIKE_NAME), judge("Mila12345678"));
    assertEquals(Optional.of(PasswordFault.LIKE_NAME), judge("milamilamila"));
    assertEquals(Optional.of(PasswordFault.LIKE_NAME), judge("!!!mila!!!mila"));
  }

  @Test
  void lengthIsCountedInCharactersAndNotInUnits() {
    assertEquals(Optional.of(PasswordFault.TOO_SHORT), judge("Xk7#pQ2!vR9"));
    assertEquals(Optional.of(PasswordFault.TOO_SHORT), judge("🐸🐍🦊🐻🐼🐨"));
    assertEquals(Optional.of(PasswordFault.TOO_LONG), judge("Xk7#pQ2!9".repeat(23)));
    assertEquals(Optional.empty(), judge("Xk7#pQ2!9".repeat(22)));
  }

  @Test
  void whatIsStoredIsSlowSaltedAndSaysHowItWasMade() {
    String stored = passwords.hash("correct horse battery staple");
    assertTrue(stored.startsWith("pbkdf2-sha512$210000$"), stored);
    assertTrue(stored.length() <= 300);
    assertNotEquals(stored, passwords.hash("correct horse battery staple"));
    assertEquals(Trial.RIGHT, passwords.attempt("correct horse battery staple", stored));
    assertEquals(Trial.WRONG, passwords.attempt("correct horse battery stapl", stored));
    assertEquals(Trial.WRONG, passwords.attempt("", stored));
  }

  @Test
  void oneLetterTypedInTwoWaysIsOneLetter() {
    String stored = passwords.hash("na\u00efve caf\u00e9 owner");
    assertEquals(Trial.RIGHT, passwords.attempt("nai\u0308ve cafe\u0301 owner", stored));
  }

  @Test
  void whatWasMadeWithLessWorkIsToBeMadeAnew() {
    assertEquals(Trial.RIGHT_BUT_WEAK, passwords.attempt(Staff.PASSWORD, Staff.PASSWORD_HASH));
    assertEquals(Trial.WRONG, passwords.attempt("some other password", Staff.PASSWORD_HASH));
  }

  @Test
  void nothingIsThePasswordOfWhoHasNone() {
    assertEquals(Trial.WRONG, passwords.attempt("nobody signs in with this one", null));
    assertEquals(Trial.WRONG, passwords.attempt("whatever it may be", "argon2id$1$x$y"));
    assertEquals(Trial.WRONG, passwords.attempt("x".repeat(1_000_000), null));
  }

  /** Whether there is an account, and how old it is, is not to be told by the work that is done. */
  @Test
  void asMuchIsHashedForNobodyAsForSomebody() {
    String stored = passwords.hash(Staff.PASSWORD);
    try (HashWork work = HashWork.count()) {
      assertEquals(Trial.RIGHT, passwords.attempt(Staff.PASSWORD, stored));
      assertEquals(PasswordHash.ITERATIONS, work.take());
      assertEquals(Trial.WRONG, passwords.attempt("some other password", stored));
      assertEquals(PasswordHash.ITERATIONS, work.take());
      assertEquals(Trial.WRONG, passwords.attempt("some other password", Staff.PASSWORD_HASH));
      assertEquals(PasswordHash.ITERATIONS, work.take());
      for (String none : Arrays.asList(null, "argon2id$1$x$y")) {
        assertEquals(Trial.WRONG, passwords.attempt("some other password", none));
        assertEquals(PasswordHash.ITERATIONS, work.take());
      }
    }
  }
}
