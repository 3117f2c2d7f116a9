package dama.page;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.EnumMap;
import java.util.Map;

/** The words of every language, read once. */
@ApplicationScoped
public class Bundles {

  private final Map<Language, Bundle> bundles = new EnumMap<>(Language.class);

  public Bundles() {
    for (Language each : Language.values()) {
      bundles.put(each, Bundle.of(each));
    }
  }

  Bundle in(Language language) {
    Bundle bundle = bundles.get(language);
    if (bundle == null) {
      throw new IllegalStateException("No words for " + language);
    }
    return bundle;
  }
}
