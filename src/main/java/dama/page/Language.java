package dama.page;

import java.util.Locale;
import java.util.Optional;

/** A language that Dama speaks; its words are in {@code dama/words/TAG.properties}. */
public enum Language {
  EN("English"),
  HR("Hrvatski"),
  MK("Македонски"),
  BN("বাংলা"),
  TR("Türkçe"),
  AR("العربية");

  private final String ownName;

  Language(String ownName) {
    this.ownName = ownName;
  }

  public String getTag() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String getOwnName() {
    return ownName;
  }

  public String getDirection() {
    return this == AR ? "rtl" : "ltr";
  }

  public Locale locale() {
    return Locale.forLanguageTag(getTag());
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
