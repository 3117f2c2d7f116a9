package dama.rules;

import java.util.List;
import java.util.Optional;

/** The kinds of draughts that Dama knows. */
public final class Variants {
  public static final Variant INTERNATIONAL = InternationalFamily.INTERNATIONAL;
  public static final Variant RUSSIAN = RussianFamily.RUSSIAN;
  public static final Variant BRAZILIAN = InternationalFamily.BRAZILIAN;
  public static final Variant ENGLISH = ForwardFamily.ENGLISH;
  public static final Variant FRISIAN = InternationalFamily.FRISIAN;
  public static final Variant ITALIAN = ForwardFamily.ITALIAN;
  public static final Variant SPANISH = ForwardFamily.SPANISH;
  public static final Variant PORTUGUESE = ForwardFamily.PORTUGUESE;
  public static final Variant POOL = RussianFamily.POOL;
  public static final Variant CZECH = ForwardFamily.CZECH;
  public static final Variant CANADIAN = InternationalFamily.CANADIAN;
  public static final Variant TURKISH = ForwardFamily.TURKISH;
  public static final Variant ANTIDRAUGHTS = InternationalFamily.ANTIDRAUGHTS;
  public static final Variant PODDAVKI = RussianFamily.PODDAVKI;
  public static final Variant BREAKTHROUGH = InternationalFamily.BREAKTHROUGH;

  private static final List<Variant> ALL =
      List.of(
          INTERNATIONAL,
          RUSSIAN,
          BRAZILIAN,
          ENGLISH,
          FRISIAN,
          ITALIAN,
          SPANISH,
          PORTUGUESE,
          POOL,
          CZECH,
          CANADIAN,
          TURKISH,
          ANTIDRAUGHTS,
          PODDAVKI,
          BREAKTHROUGH);

  private Variants() {}

  /** All of them, in the order in which they are offered. */
  public static List<Variant> all() {
    return ALL;
  }

  public static Optional<Variant> byId(String id) {
    return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
  }
}
