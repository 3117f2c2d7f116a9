package dama.page;

import dama.moderation.ActAnswer;
import dama.moderation.ActRefusal;
import dama.moderation.Handling;
import java.util.Locale;
import java.util.Map;

/** What a page says of an act. */
final class ActOutcome {

  private ActOutcome() {}

  /**
   * @param address where to see it
   * @param code {@code done.CODE} are the words
   */
  static FormAct.Outcome of(ActAnswer answer, String address, String code) {
    if (answer instanceof ActAnswer.Refused refused) {
      return refused.reason() == ActRefusal.NAME_UNFIT && refused.name() != null
          ? new FormAct.Outcome.Again("name" + capital(Told.key(refused.name())), "name")
          : new FormAct.Outcome.Again("act" + capital(Told.key(refused.reason())), "");
    }
    return new FormAct.Outcome.Seen(Typing.done(address, code));
  }

  static FormAct.Outcome of(Handling handling, String address, String code, Told told) {
    if (handling instanceof Handling.HeldBy held) {
      return again("reportHeld", held.who().name(), told.time(held.since()));
    }
    if (handling instanceof Handling.ResolvedBy resolved) {
      return again("reportResolved", resolved.who().name(), told.time(resolved.at()));
    }
    if (handling instanceof Handling.Yourself) {
      return new FormAct.Outcome.Again("actYourself", "");
    }
    if (handling instanceof Handling.Nothing) {
      return new FormAct.Outcome.Again("reportNone", "");
    }
    return new FormAct.Outcome.Seen(Typing.done(address, code));
  }

  private static FormAct.Outcome again(String fault, String name, String time) {
    return new FormAct.Outcome.Again(fault, "", Map.of("name", name, "time", time));
  }

  private static String capital(String key) {
    return key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
  }
}
