package dama.moderation;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * An act as it was stored.
 *
 * @param touched the ids of those whose sanctions have changed
 * @param telling what is told when it is committed
 */
record Stored(ActAnswer answer, Set<Long> touched, List<Consumer<ModerationListener>> telling) {

  Stored {
    touched = Set.copyOf(touched);
    telling = List.copyOf(telling);
  }

  static Stored refused(ActRefusal reason) {
    return new Stored(new ActAnswer.Refused(reason), Set.of(), List.of());
  }
}
