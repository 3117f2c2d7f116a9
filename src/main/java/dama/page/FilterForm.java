package dama.page;

import dama.moderation.FilterEngine;
import dama.moderation.WordFilter;
import dama.moderation.WordFilterStore;
import dama.player.Player;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Locale;

/** Adds, changes, switches and removes word filters. */
@ApplicationScoped
public class FilterForm implements FormAct {

  private static final String BACK = "/moderation/filters";

  @Inject private WordFilterStore filters;

  @Override
  public Address.Target target() {
    return Address.Target.FILTER;
  }

  @Override
  public Outcome take(Form form) {
    Player by = form.player();
    long id = Typing.id(form.text("filter")).orElse(0);
    if (by == null) {
      return new Outcome.Again("filterGone", "");
    }
    return switch (form.text("do")) {
      case "start" -> seen(Storage.call(() -> filters.switchTo(by, id, true)), "filterStarted");
      case "stop" -> seen(Storage.call(() -> filters.switchTo(by, id, false)), "filterStopped");
      case "remove" -> seen(Storage.call(() -> filters.remove(by, id)), "filterRemoved");
      default -> save(by, FilterTyped.of(form.request()));
    };
  }

  private Outcome save(Player by, WordFilter filter) {
    if (FilterEngine.compile(filter) instanceof FilterEngine.Compilation.Faulty faulty) {
      String key = Told.key(faulty.fault());
      return new Outcome.Again(
          "filter" + key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1), "pattern");
    }
    boolean saved = Storage.call(() -> filters.save(by, filter, Now.instant())).isPresent();
    return seen(saved, "filterSaved");
  }

  private static Outcome seen(boolean there, String done) {
    return there ? new Outcome.Seen(Typing.done(BACK, done)) : new Outcome.Again("filterGone", "");
  }
}
