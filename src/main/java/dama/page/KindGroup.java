package dama.page;

import java.util.List;

/** Kinds of draughts that belong together, under a heading. */
public final class KindGroup {

  private final String titleKey;
  private final List<Kind> kinds;

  KindGroup(String titleKey, List<Kind> kinds) {
    this.titleKey = titleKey;
    this.kinds = kinds;
  }

  public String getTitleKey() {
    return titleKey;
  }

  public List<Kind> getKinds() {
    return kinds;
  }
}
