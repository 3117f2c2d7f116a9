package dama.page;

import dama.rules.Variant;
import dama.rules.Variants;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A language that Dama speaks; its words are in {@code dama/words/TAG.properties}. A new one is
 * that file and a line here: everything else follows, as {@code docs/languages.md} says.
 */
public enum Language {
  EN("English"),
  HR("Hrvatski"),
  MK("Македонски"),
  BN("বাংলা"),
  /** Who says dama there means the Turkish kind. */
  TR("Türkçe", Variants.TURKISH),
  NL("Nederlands", Variants.INTERNATIONAL, Variants.FRISIAN),
  AR("العربية", Variants.TURKISH);

  private final String ownName;
  private final List<Variant> ownKinds;

  Language(String ownName, Variant... ownKinds) {
    this.ownName = ownName;
    this.ownKinds = List.of(ownKinds);
  }

  public String getTag() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String getOwnName() {
    return ownName;
  }

  /** The kinds of draughts that are at home where it is spoken. */
  List<Variant> ownKinds() {
    return ownKinds;
  }

  /** As its own name is written. */
  public String getDirection() {
    return switch (Character.getDirectionality(ownName.codePointAt(0))) {
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
          "rtl";
      default -> "ltr";
    };
  }

  /** Whose days and times are written with this language: draughts is played in the British one. */
  Locale dates() {
    return this == EN ? Locale.UK : Locale.forLanguageTag(getTag());
  }

  /** Between Latin figures, which every language has here. */
  char decimalMark() {
    Locale latin = Locale.forLanguageTag(getTag() + "-u-nu-latn");
    return DecimalFormatSymbols.getInstance(latin).getDecimalSeparator();
  }

  static Optional<Language> byTag(String tag) {
    for (Language each : values()) {
      if (each.getTag().equals(tag)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
