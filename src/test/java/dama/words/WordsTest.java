package dama.words;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dama.chat.ChatRefusal;
import dama.game.Ending;
import dama.game.Refusal;
import dama.game.Result;
import dama.lobby.LobbyRefusal;
import dama.page.Language;
import dama.player.NameFault;
import dama.rules.Variant;
import dama.rules.Variants;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WordsTest {
  private static final Bundle ENGLISH = Bundle.read("en");
  private static final Pattern LATIN = Pattern.compile("\\p{IsLatin}+");

  /** The one key that is the same in every language that is written in Latin letters. */
  private static final String NAME_OF_THE_SITE = "app.name";

  /** Words in Latin letters that every script takes over, with the reason. */
  private static final Map<String, String> LATIN_EVERYWHERE =
      Map.ofEntries(
          entry("PDN", "a file format"),
          entry("FEN", "a notation"),
          entry("CSV", "a file format"),
          entry("JSON Lines", "a file format"),
          entry("RE2", "a name"),
          entry("JavaScript", "a name"),
          entry("UTC", "a time zone"),
          entry("HTTP", "a protocol"),
          entry("HTTPS", "a protocol"),
          entry("https://", "how an address begins"),
          entry("DAMA_ADDRESS", "a setting"),
          entry("Shift", "a key"),
          entry("Enter", "a key"));

  static Stream<Bundle> bundles() {
    return Stream.of(Language.values()).map(Language::getTag).map(Bundle::read);
  }

  static Stream<Bundle> translations() {
    return bundles().filter(bundle -> !bundle.language().equals("en"));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void everyLanguageSaysTheSameThings(Bundle bundle) {
    assertEquals(ENGLISH.plain(), bundle.plain());
    assertEquals(ENGLISH.stems(), bundle.stems());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void whatIsCountedHasTheFormsOfTheLanguage(Bundle bundle) {
    Set<String> due = new TreeSet<>(bundle.plain());
    bundle.stems().forEach(stem -> bundle.forms().forEach(form -> due.add(stem + "." + form)));
    assertEquals(due, bundle.sentences().keySet());
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void noSentenceIsEmpty(Bundle bundle) {
    assertNone(bundle.sentences().keySet().stream().filter(key -> bundle.sentence(key).isBlank()));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void whatIsFilledInIsTheSame(Bundle bundle) {
    assertNone(
        ENGLISH.plain().stream()
            .filter(key -> !bundle.placeholders(key).equals(ENGLISH.placeholders(key))));
    for (String stem : ENGLISH.stems()) {
      Set<String> wanted = ENGLISH.placeholders(stem + ".other");
      assertEquals(wanted, bundle.placeholders(stem + ".other"), stem);
      // "One game", "two games" may be said without the figure.
      assertNone(
          bundle.forms().stream()
              .map(form -> stem + "." + form)
              .filter(key -> !wanted.containsAll(bundle.placeholders(key))));
    }
  }

  @ParameterizedTest
  @MethodSource("translations")
  void nothingIsLeftInEnglish(Bundle bundle) {
    assertNone(
        bundle.sentences().keySet().stream()
            .filter(key -> !key.equals(NAME_OF_THE_SITE) && !bundle.asInEnglish().containsKey(key))
            .filter(key -> bundle.sentence(key).equals(ENGLISH.sentence(key)))
            .filter(key -> LATIN.matcher(ownWords(ENGLISH.sentence(key))).find()));
  }

  @ParameterizedTest
  @MethodSource("translations")
  void whatMayReadAsInEnglishDoes(Bundle bundle) {
    assertNone(
        bundle.asInEnglish().keySet().stream()
            .filter(key -> !bundle.sentence(key).equals(ENGLISH.sentence(key))));
  }

  static Stream<Bundle> inAnotherScript() {
    return Stream.of(Language.values())
        .filter(language -> !LATIN.matcher(language.getOwnName()).find())
        .map(Language::getTag)
        .map(Bundle::read);
  }

  @ParameterizedTest
  @MethodSource("inAnotherScript")
  void noLatinLettersStrayIntoAnotherScript(Bundle bundle) {
    assertNone(
        bundle.sentences().entrySet().stream()
            .filter(entry -> LATIN.matcher(ownWords(entry.getValue())).find())
            .map(entry -> entry.getKey() + "=" + entry.getValue()));
  }

  @Test
  void whatIsAskedForExists() {
    Collection<String> known = new ArrayList<>(ENGLISH.plain());
    known.addAll(ENGLISH.stems());
    assertNone(
        Uses.find().asked().stream()
            .filter(asked -> known.stream().noneMatch(key -> Uses.covers(asked, key))));
  }

  @Test
  void whatExistsIsAskedFor() {
    Uses uses = Uses.find();
    assertNone(
        Stream.concat(ENGLISH.plain().stream(), ENGLISH.stems().stream())
            .filter(key -> !uses.mention(key)));
  }

  @Test
  void everyRefusalHasItsSentence() {
    Stream<Enum<?>> reasons =
        Stream.of(Refusal.values(), LobbyRefusal.values(), ChatRefusal.values())
            .flatMap(Stream::of);
    Stream<String> faults =
        Stream.of(NameFault.values()).map(fault -> "refused.name" + words(fault));
    assertNone(
        Stream.concat(reasons.map(reason -> "refused." + decapitalised(words(reason))), faults)
            .filter(key -> !ENGLISH.plain().contains(key)));
  }

  @Test
  void everyResultHasItsSentence() {
    assertNone(
        Stream.of(Result.values())
            .map(result -> "result." + decapitalised(words(result)))
            .filter(key -> !ENGLISH.plain().contains(key)));
  }

  @Test
  void everyEndingHasItsSentence() {
    assertNone(
        Stream.of(Ending.values())
            .map(ending -> "." + decapitalised(words(ending)))
            .filter(
                ending ->
                    ENGLISH.plain().stream().noneMatch(key -> key.matches("result.*" + ending))));
  }

  @Test
  void everyKindHasItsNameAndItsRules() {
    assertNone(
        Variants.all().stream()
            .map(Variant::id)
            .flatMap(
                id ->
                    Stream.of(
                        "variant." + id,
                        "variant." + id + ".hint",
                        "rules." + id + ".1",
                        "rules." + id + ".2"))
            .filter(key -> !ENGLISH.plain().contains(key)));
  }

  /** {@code NOT_YOUR_TURN} is {@code NotYourTurn}. */
  private static String words(Enum<?> constant) {
    return Stream.of(constant.name().split("_", -1))
        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
        .collect(Collectors.joining());
  }

  private static String decapitalised(String text) {
    return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
  }

  private static String ownWords(String sentence) {
    String words = Bundle.withoutPlaceholders(sentence);
    for (String taken : LATIN_EVERYWHERE.keySet()) {
      words = words.replaceAll("(?<![A-Za-z])" + taken + "(?![A-Za-z])", "");
    }
    return words;
  }

  private static void assertNone(Stream<String> faults) {
    assertEquals(List.of(), faults.collect(Collectors.toList()));
  }
}
