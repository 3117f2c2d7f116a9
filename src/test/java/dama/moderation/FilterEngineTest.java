package dama.moderation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dama.chat.ChatLine;
import dama.chat.LineStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilterEngineTest {

  private static WordFilter word(String language, String word, boolean whole, boolean folded) {
    return new WordFilter(1, language, word, false, whole, folded, WordFilter.Action.REFUSE, true);
  }

  private static WordFilter pattern(String pattern, boolean whole, boolean folded) {
    return new WordFilter(1, "", pattern, true, whole, folded, WordFilter.Action.FLAG, true);
  }

  private static FilterMatcher ready(WordFilter filter) {
    return assertInstanceOf(
            FilterEngine.Compilation.Ready.class, FilterEngine.compile(filter), filter.pattern())
        .matcher();
  }

  private static FilterFault fault(WordFilter filter) {
    return assertInstanceOf(
            FilterEngine.Compilation.Faulty.class, FilterEngine.compile(filter), filter.pattern())
        .fault();
  }

  @ParameterizedTest(name = "{1} in [{2}] of {0}: {3}")
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      textBlock =
          """
          # as it is written, in any case, with accents
          en; bad; this is bad; true
          en; bad; BAD.; true
          en; bad; bád; true
          en; bad; "ｂａｄ"; true
          en; bad; 𝐛𝐚𝐝; true
          en; bad; 🅱🅰🅳; true
          en; bad; ʙᴀᴅ; true
          en; bad; bɑd; true
          en; bad; (bad); true
          en; bad; "bad,bad"; true
          # with something between the letters
          en; bad; b a d; true
          en; bad; b.a.d; true
          en; bad; b-a-d boy; true
          en; bad; b_ad; true
          en; bad; ba*d; true
          en; bad; b\u00ADa\u200Bd; true
          en; bad; b  a  d; true
          en; bad; b, a, d; true
          # blanks that Unicode takes for letters
          en; bad; bad\u3164; true
          en; bad; \uFFA0bad\u115Fboy; true
          en; bad; b\u3164a\u3164d; true
          # letters drawn out
          en; bad; baaaaad; true
          en; bad; bbbaaaddd; true
          en; bad; b a a a d; true
          en; bot; boot; false
          en; bot; booot; true
          en; boot; bot; false
          en; boot; boooot; true
          # letters doubled: in a long word, or two of a short one
          en; zagor; zaagoor; true
          en; zagor; zaagor; true
          en; zagor; zagorr; true
          en; zagor; ZZAAGGOORR; true
          en; zagor; z a a g o o r; true
          en; zagor; za-agor; true
          en; zagor; zagrr; false
          en; zagor; zaagoorica; false
          en; loser; looser; true
          en; assassin; asassin; false
          en; god; good; false
          en; god; goodd; true
          en; god; ggood; true
          en; anal; annals; false
          en; rape; rappe; false
          en; rape; rraappee; true
          en; boot; booott; true
          en; bad boys; baad booys; false
          en; bad boys; baadd boys; true
          mk; курва; куурва; true
          mk; сом; соом; false
          tr; göt; göött; true
          ar; كلب; ككلبب; true
          ar; كلب; كلبب; false
          ar; احمق; احمقق; false
          bn; হারামি; হারামমি; false
          # flags are made of letters, and are signs beside a word
          en; bad; 🇧🇦🇩; true
          en; bad; b🇦d; true
          en; zagor; 🇿🇦🇬🇴🇷; true
          en; zagor; 🇿 🇦 🇬 🇴 🇷; true
          en; zagor; zagor🇭🇷; true
          en; hr; bravo 🇭🇷!; true
          en; bad; 🇧🇦; false
          # blanks that are no space of a keyboard
          en; bad; b⠀ad; true
          en; zagor; zag\u2800or; true
          en; zagor; zag\u3164or; true
          en; zagor; zag\u2009or; true
          en; zagor; zag\u202For; true
          en; zagor; zag\u1680or; true
          en; zagor; zag\u200A\u200Aor; true
          en; zagor; zag\uFFFCor; true
          en; zagor; zag𝅙or; true
          en; zagor; you\u2800zagor\u2009me; true
          en; bad boys; bad\u2800boys; true
          en; zagor; zag or; false
          en; zagor; zag\u00A0or; false
          # spaces anywhere: three pieces or more, of which one is a letter
          en; zagor; z ag or; true
          en; zagor; za g or; true
          en; zagor; zag o r; true
          en; zagor; you z agoo r you; true
          en; zagor; ZA  G OR!; true
          en; zagor; zа g or; true
          en; zagor; z4 g or; false
          en; soap; so a p; true
          en; soaps; so a ps; false
          en; zagor; za\u00A0g\u00A0or; true
          en; zagor; z-a g or; true
          en; zagor; zag or za g or; true
          en; zagor; za go r u; true
          en; zagor; you za g orme; false
          en; shit; s h it; true
          en; shit; sh i t; true
          en; shit; s hi t happens; true
          en; bad; ba d; false
          en; kurac; ku r ac; true
          hr; smeće; sme ć e; true
          mk; курва; ку р ва; true
          mk; курва; кур ва; false
          bn; হারামি; হা রা মি; true
          tr; şapşal; şa p şal; true
          ar; احمق; اح م ق; true
          ar; حمار; حم ار; false
          # words that meet
          en; penis; the pen is mine; false
          en; therapist; look at the rapist of that film; false
          en; sodomy; so do my friends; false
          en; ahole; I dug a hole; false
          en; amoral; it is a moral victory; false
          en; wassing; it was sing or dance; false
          en; shit; wish it was; false
          en; shit; his hit song; false
          en; anal; an a or a b; false
          en; idiot; I did it; false
          hr; kurac; kur i ac; false
          hr; konja; kon ja; false
          hr; ustaša; usta i šapa; false
          hr; seljak; se ljak i ja; false
          hr; pizda; pi zda i ja; false
          hr; stoka; s toka rijeke; false
          hr; urod; u rod i dom; false
          mk; стока; с тока и назад; false
          mk; идиот; иди од тука и дома; false
          mk; ебаму; е бам у тебе; false
          bn; শালা; সে শা লা বলে; false
          bn; বলনাকর; বল না কর; false
          bn; বদমাশ; বদ ম াশ; false
          bn; কুত্তা; কু ত্ তার; false
          bn; বদমাশ; বদ মাশ নয়; false
          tr; salak; sal ak; false
          tr; öküz; ök üz o da; false
          tr; ulan; u lan o; false
          tr; adamı; ada mı bu; false
          ar; كلاب; كل اب و ام; false
          ar; حقير; حق ير و لا; false
          # what nobody sees at all
          en; zagor; z\u200Ba\u034Fg\u17B4o\u180Br; true
          en; zagor; z\uFE0Fag\u2060o\uFFF0r; true
          en; zagor; z\u20DDa\u20DEgor; true
          # look-alikes and figures
          en; bad; b4d; true
          en; bad; 8ad; true
          en; bad; b@d; true
          en; bad; bаd; true
          en; bad; bαd; true
          en; ace; асе; true
          en; ace; АСЕ; true
          en; ass; a$$; true
          en; lie; 1ie; true
          en; shit; sh1t; true
          en; shit; shıt; true
          # words that hold another, and words that meet
          en; cunt; Scunthorpe; false
          en; ass; class; false
          en; ass; classic assassin; false
          en; ass; as soon as; false
          en; ass; it was so; false
          en; ass; pass; false
          en; bad; badge; false
          en; bad; a bad-tempered man; true
          en; tit; it it; false
          en; bad; baden; false
          en; bad; club ad; false
          en; bad; bad1; false
          en; bad; 1bad; false
          # squares of the board are no words
          en; ed; e3-d4; false
          en; ab; a1 b2; false
          en; sea; 53a; false
          en; ace; Аce; true
          # two words
          en; kill yourself; KILL   yourself!; true
          en; kill yourself; killyourself; true
          en; kill yourself; k i l l y o u r s e l f; true
          en; kill yourself; kill it yourself; false
          # Croatian
          hr; smeće; SMEĆE!; true
          hr; smeće; smece; true
          hr; smeće; smećem; false
          hr; đubre; dubre; true
          hr; đubre; Đ u b r e; true
          hr; kurs; tečaj i kurs; true
          hr; kurs; kursor; false
          # Macedonian: Latin letters among Cyrillic ones, and Cyrillic that is none of it
          mk; ѓубре; ЃУБРЕ; true
          mk; ѓубре; губре; true
          mk; ѓубре; ѓyбpe; true
          mk; курва; kyрвa; true
          mk; курва; курвање; false
          mk; сом; сомови; false
          en; com; дај ми сом; false
          en; pak; тој рак живее; false
          mk; ај; ај да играме; true
          # Bengali: vowel signs and conjuncts are parts of letters
          bn; বাজে; এটা বাজে; true
          bn; বাজে; বাজেট; false
          bn; কল; কলকাতা; false
          bn; কল; কল করো; true
          bn; ক; কি; false
          bn; ক; ক্ষ; false
          bn; ষ; ক্ষ; false
          bn; শালা; শালা!; true
          bn; শালা; শা-লা; true
          bn; শালা; শা লা; false
          bn; শালা; পাঠশালা; false
          bn; শালা; শালাকে; false
          bn; গাধা; গাধা।; true
          bn; গাড়ি; গাড়ি; true
          bn; হাঁদা; হাদা; false
          # Turkish: i with a dot and without are two letters
          tr; sik; sık; false
          tr; sik; SIK; false
          tr; sik; SİK; true
          tr; sik; sıkıldım; false
          tr; sık; SIK; true
          tr; sık; sik; false
          tr; şapşal; SAPSAL; true
          tr; şapşal; ş a p ş a l; true
          tr; göt; götür; false
          tr; göt; got; true
          tr; kız; KIZ; true
          "''"; sik; SIK; true
          # Arabic: tatweel, vowel points, forms of alif
          ar; كلب; كـــلب; true
          ar; كلب; كَلْبٌ; true
          ar; كلب; "يا كلب!"; true
          ar; كلب; كلبنا; false
          ar; كلب; قلب; false
          ar; كلب; ك ل ب; true
          ar; أحمق; احمق; true
          ar; احمق; أَحْمَق; true
          ar; غبية; غبيه; true
          ar; غبي; غبى; true
          ar; كلب; ﻛﻠﺐ; true
          ar; حمار; حماران; false
          ar; حمار; الحمار; false
          """)
  void aWordStandingAloneIsFoundHoweverItIsSpelled(
      String language, String word, String line, boolean found) {
    String text = line.replace("\\u00AD", "\u00AD").replace("\\u200B", "\u200B");
    String tag = language.equals("''") ? "" : language;
    assertEquals(found, ready(word(tag, word, true, true)).takes(text));
  }

  @ParameterizedTest(name = "{0} within [{1}]: {2}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          cunt; Scunthorpe; true
          shit; wish it was; false
          shit; bullsh1t; true
          shit; wash h it; false
          shit; s h i t; true
          shit; wish i t; false
          zagor; zag or; true
          zagor; you z agor me; true
          zagor; zag. or; false
          zagor; bezag or; false
          zagor; zag ors; false
          shit; sh it; false
          shit; sh i t; true
          курва; кур ва; true
          penis; pen is; true
          курв; накурвање; true
          বাজে; বাজেট; true
          কল; কলকাতা; true
          ক; কি; false
          ষ; ক্ষ; false
          শালা; পাঠশালাটি; true
          كلب; كلبنا; true
          كلب; الكِلاب; false
          كلب; وكَلْبُهم; true
          """)
  void aPartOfAWordIsFoundWithinWords(String word, String line, boolean found) {
    assertEquals(found, ready(word("", word, false, true)).takes(line));
  }

  @ParameterizedTest(name = "{0} exactly in [{1}]: {2}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          Bad; Bad!; true
          Bad; bad; false
          bad; bád; false
          bad; b a d; false
          two words; these two   words; true
          a.b; a.b; true
          a.b; axb; false
          বাজে; বাজেট; false
          শব্দ; শব্দ‌টি; false
          كلب; كَلب; false
          $$$; get $$$ now; true
          """)
  void whatIsNotFoldedIsFoundAsItIsWritten(String word, String line, boolean found) {
    assertEquals(found, ready(word("", word, true, false)).takes(line));
  }

  @ParameterizedTest(name = "{0} in [{1}]: {2}")
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          https?://spam\\.; HTTP://spam.example; true
          (buy|sell) now; SELL NOW; true
          čuk+; Čukkk; true
          čuk+; cuk; false
          cuk+; Čukkk; true
          ^first; first of all; true
          ^first; not first; false
          [ক-হ]{3}; কলম; true
          """)
  void aPatternIsFoundInTheLineAndInTheFoldedLine(String pattern, String line, boolean found) {
    assertEquals(found, ready(pattern(pattern, false, true)).takes(line));
  }

  @Test
  void aPatternCanStandAloneToo() {
    FilterMatcher matcher = ready(pattern("ba+d|worse", true, false));
    assertTrue(matcher.takes("how baaad"));
    assertTrue(matcher.takes("worse"));
    assertEquals(false, matcher.takes("worsen"));
    assertEquals(false, matcher.takes("Bad"));
  }

  @Test
  void aFilterThatIsNoneIsRefused() {
    assertEquals(FilterFault.EMPTY, fault(word("", "  ", true, true)));
    assertEquals(FilterFault.EMPTY, fault(word("", "\u200B\u064E", true, true)));
    assertEquals(FilterFault.EMPTY, fault(word("", "\u2800\u3164", true, true)));
    assertEquals(FilterFault.TOO_LONG, fault(word("", "x".repeat(201), true, true)));
    assertEquals(FilterFault.NOT_A_PATTERN, fault(pattern("(bad", false, true)));
    assertEquals(FilterFault.NOT_A_PATTERN, fault(pattern("bad)(", true, true)));
    assertEquals(FilterFault.NOT_A_PATTERN, fault(pattern("(?=x)", false, true)));
    assertEquals(FilterFault.NOT_A_PATTERN, fault(pattern("(a)\\1", false, true)));
    assertEquals(FilterFault.TAKES_EVERYTHING, fault(pattern("x*", false, true)));
    assertEquals(FilterFault.TAKES_EVERYTHING, fault(pattern(".", false, false)));
    assertEquals(FilterFault.TOO_COSTLY, fault(pattern("((a{99}){99}){99}", false, false)));
    assertEquals(FilterFault.TOO_COSTLY, fault(pattern("a{2,9999999999}", false, false)));
  }

  @Test
  void noPatternHangsTheServer() {
    String line = "a".repeat(499) + "!";
    assertTimeoutPreemptively(
        Duration.ofSeconds(5),
        () -> {
          for (String evil : List.of("(a+)+$", "(a|a)*b", "(.*a){20}b", "(a?){30}a{30}b")) {
            FilterMatcher matcher = ready(pattern(evil, false, true));
            assertEquals(false, matcher.takes(line), evil);
          }
          assertEquals(false, ready(word("", "aaab".repeat(50), false, true)).takes(line));
        });
  }

  @Test
  void aTrialSaysWhatWouldHaveBeenTaken() {
    List<ChatLine> lines = List.of(line(1, "good"), line(2, "b a d"), line(3, "badge"));
    assertEquals(
        new FilterEngine.Trial.Tried(3, List.of(lines.get(1))),
        FilterEngine.trial(word("en", "bad", true, true), lines));
    assertEquals(
        new FilterEngine.Trial.Faulty(FilterFault.NOT_A_PATTERN),
        FilterEngine.trial(pattern("(", false, true), lines));
  }

  private static ChatLine line(long id, String text) {
    return new ChatLine(
        id,
        Instant.EPOCH,
        "lobby",
        1,
        "Ada",
        false,
        null,
        text,
        0,
        "k" + id,
        LineStatus.SHOWN,
        Set.of(),
        false,
        null);
  }
}
