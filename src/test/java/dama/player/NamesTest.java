package dama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {

  private static Name fit(String typed) {
    return ((Names.Judgement.Fit) Names.judge(typed)).name();
  }

  private static NameFault fault(String typed) {
    return ((Names.Judgement.Faulty) Names.judge(typed)).fault();
  }

  private static boolean cannotBeTwo(String one, String two) {
    Name a = fit(one);
    Name b = fit(two);
    return a.letters().equals(b.letters()) || a.looks().equals(b.looks());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ana",
        "Čović",
        "Љубица",
        "Ђорђе",
        "ŞÜKRÜ",
        "Iğdır",
        "محمد",
        "مُحَمَّد",
        "عبد الله",
        "রবীন্দ্রনাথ",
        "সুকান্ত ভট্টাচার্য",
        "नरेन्द्र",
        "தமிழ்",
        "ไทยชื่อ",
        "Ελένη",
        "שָׁלוֹם",
        "田中さくら",
        "ハリー",
        "金철수",
        "Նարեկ",
        "ნინო",
        "O'Neil",
        "O’Neil",
        "Anne-Marie",
        "Jo 2",
        "R2D2",
        "أحمد ٢٣",
        "রহিম ৭",
        "Nguyễn Văn",
        "Ọláńrewájú"
      })
  void isAName(String typed) {
    assertTrue(Names.judge(typed) instanceof Names.Judgement.Fit, typed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anne  Marie", // two spaces
        "Anne- Marie",
        "-Anne",
        "Anne-",
        "2fast",
        "'Anne",
        "a_b",
        "a.b",
        "<b>bold",
        "a&b",
        "a\u0000b",
        "a\nb",
        "a\tb",
        "a\u200Bb", // zero-width space
        "a\u200Db", // zero-width joiner
        "a\u2060b", // word joiner
        "a\uFEFFb",
        "a\u00ADb", // soft hyphen
        "a\u202Eb", // right-to-left override
        "a\u202Db",
        "a\u2067b", // right-to-left isolate
        "a\u200Fb",
        "\u061Cab",
        "a\uFE0Fb", // variation selector
        "a\u034Fb", // grapheme joiner
        "\u3164\u3164", // Hangul filler, a letter that shows nothing
        "\u115F\u1160",
        "\uFFA0\uFFA0",
        "a\uDB40\uDC41", // a tag character
        "a\uD83D", // half of a pair
        "a👩",
        "♥♥",
        "a\u20DD", // enclosing circle
        "\u0301ab",
        "a \u0301b",
        "n\u0301\u0301\u0301\u0301o", // marks heaped up
        "ab\uE000",
        "ab\u2028c",
        "ااـا" // tatweel
      })
  void isNoName(String typed) {
    assertEquals(NameFault.NOT_LETTERS, fault(typed), typed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Pаul", // Cyrillic a
        "Αnna", // Greek capital Alpha
        "Annaа",
        "محمدa",
        "aর",
        "Ann৪", // a Bengali 4 that looks like an 8
        "さくらa",
        "さくらб",
        "Ѕmith" // Macedonian dze
      })
  void mixesScripts(String typed) {
    assertEquals(NameFault.MIXED_SCRIPTS, fault(typed), typed);
  }

  @Test
  void lengthIsCountedInCharactersAsPeopleSeeThem() {
    assertEquals(NameFault.TOO_SHORT, fault(""));
    assertEquals(NameFault.TOO_SHORT, fault("   "));
    assertEquals(NameFault.TOO_SHORT, fault(" a "));
    assertEquals("ab", fit("  ab\u00A0").spelling());
    assertEquals("e\u0301".repeat(20).length(), 40);
    assertEquals("é".repeat(20), fit("e\u0301".repeat(20)).spelling());
    assertEquals(NameFault.TOO_LONG, fault("a".repeat(21)));
    assertEquals(NameFault.TOO_LONG, fault("ﷺ".repeat(2)));
    assertEquals(NameFault.TOO_LONG, fault("a".repeat(1_000_000)));
    assertEquals(40, fit("𐐨".repeat(20)).spelling().length());
  }

  @Test
  void widthsAndLigaturesAreSpelledPlainly() {
    assertEquals("Anna", fit("Ａｎｎａ").spelling());
    assertEquals("Sofia", fit("Soﬁa").spelling());
    assertEquals("O'Neil", fit("O\u02BCNeil").spelling());
    assertEquals("Anne-Marie", fit("Anne\u2010Marie").spelling());
  }

  @ParameterizedTest
  @CsvSource({
    "Anna, anna",
    "Anna, ANNA",
    "Čović, Covic",
    "Anne-Marie, Annemarie",
    "Anne Marie, anne-marie",
    "Oscar, 0scar-not",
    "paypal, раураӏ", // Cyrillic
    "Poco, Росо", // Cyrillic
    "Hoco, Носо", // Cyrillic capital En
    "Nikos, Νikos-not",
    "Alina, AIina", // capital i for l
    "Alina, A1ina",
    "Bill, BiII",
    "Lili, Iili",
    "Moose, M00se",
    "modern, rnodern",
    "Istanbul, İstanbul",
    "Istanbul, ıstanbul",
    "istanbul, ISTANBUL",
    "Weiß, WEISS",
    "Οδυσσεύς, ΟΔΥΣΣΕΥΣ",
    "Οδυσσεύς, οδυσσευς",
    "Νίκος, νικος",
    "Андрей, Андреи",
    "Алёна, алена",
    "Јован, JoBaн-not",
    "أحمد, احمد",
    "مُحَمَّد, محمد",
    "علی, علي", // Persian and Arabic yeh
    "کریم, كريم",
    "Jo 2, Jo2",
    "أحمد ٢, احمد ۲", // digits of two languages
    "ΑΝΝΑ, ANNA", // Greek and Latin
    "Васа, Baca",
    "OꞌNeil, O'Neil", // a letter that looks like an apostrophe
    "Søren, Soren",
    "Łukasz, Lukasz",
    "Đorđe, Dorde"
  })
  void cannotBothBe(String one, String two) {
    if (two.endsWith("-not")) {
      assertTrue(Names.judge(two) instanceof Names.Judgement.Faulty, two);
    } else {
      assertTrue(cannotBeTwo(one, two), () -> fit(one) + " " + fit(two));
      assertTrue(cannotBeTwo(two, one));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Anna, Anno",
    "Jo 2, Jo 3",
    "Ana, Nana",
    "রহিম, রহমান",
    "কাল, কালি", // differ in a vowel sign
    "কল, কাল",
    "かき, がき", // differ in voicing
    "محمد, أحمد",
    "Иван, Ивана",
    "דוד, דויד", // a yod looks like an apostrophe, and is none
    "Mira, Mina"
  })
  void canBothBe(String one, String two) {
    assertTrue(!cannotBeTwo(one, two), () -> fit(one) + " " + fit(two));
  }

  @Test
  void theLanguageOfTheServerChangesNothing() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertEquals(fit("ISTANBUL").letters(), fit("istanbul").letters());
      assertEquals("istanbul", fit("ISTANBUL").letters());
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void theKeysOfEveryNameFitTheirColumns() {
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String widest = Character.toString(point).repeat(Names.LONGEST);
      if (Names.judge(widest) instanceof Names.Judgement.Fit fit) {
        Name name = fit.name();
        assertTrue(name.spelling().length() <= 40, name::toString);
        assertTrue(name.letters().length() <= 160 && !name.letters().isEmpty(), name::toString);
        assertTrue(name.looks().length() <= 160 && !name.looks().isEmpty(), name::toString);
      }
    }
  }

  @Test
  void equalKeysComeOfEqualNames() {
    assertEquals(Name.of("Mila"), Name.of("Mila"));
    assertNotEquals(Name.of("Mila"), Name.of("mila"));
  }
}
