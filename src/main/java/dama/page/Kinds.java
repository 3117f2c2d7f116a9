package dama.page;

import dama.rules.Variant;
import dama.rules.Variants;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The kinds of draughts, in the order in which a visitor looks for them. */
@Named
@RequestScoped
public class Kinds {

  /** How many are offered at first sight, besides those at home in the visitor's language. */
  private static final int FAMILIAR = 2;

  @Inject private Words words;

  /** Those that are offered at first sight, the likeliest one first. */
  public List<Kind> getFamiliar() {
    return familiar(words.language()).map(Kind::new).toList();
  }

  public List<Kind> getOthers() {
    List<Variant> familiar = familiar(words.language()).toList();
    return Variants.all().stream()
        .filter(variant -> !familiar.contains(variant))
        .map(Kind::new)
        .toList();
  }

  public List<Kind> getAll() {
    return Variants.all().stream().map(Kind::new).toList();
  }

  /** All of them, by what sets them apart. */
  public List<KindGroup> getGroups() {
    return Arrays.stream(Kind.Group.values()).map(Kinds::group).toList();
  }

  static Stream<Variant> familiar(Language language) {
    Stream<Variant> first = Variants.all().stream().limit(FAMILIAR);
    return Stream.concat(language.ownKinds().stream(), first).distinct();
  }

  private static KindGroup group(Kind.Group group) {
    List<Kind> kinds =
        Variants.all().stream().map(Kind::new).filter(kind -> kind.group() == group).toList();
    return new KindGroup("rules.group." + group.name().toLowerCase(Locale.ROOT), kinds);
  }
}
