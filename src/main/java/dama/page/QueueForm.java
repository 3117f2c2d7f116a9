package dama.page;

import dama.moderation.Acts;
import dama.moderation.Handling;
import dama.moderation.Report;
import dama.moderation.ReportStore;
import dama.player.Player;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.Set;

/** Claims, releases and resolves the reports about somebody. */
@ApplicationScoped
public class QueueForm implements FormAct {

  @Inject private ReportStore reports;
  @Inject private Acts acts;
  @Inject private Told told;

  @Override
  public Address.Target target() {
    return Address.Target.QUEUE;
  }

  @Override
  public Outcome take(Form form) {
    Player by = form.player();
    long about = Typing.id(form.text("about")).orElse(0);
    if (by == null || about == 0) {
      return new Outcome.Again("reportNone", "");
    }
    String back = "/moderation";
    return switch (form.text("do")) {
      case "claim" -> {
        Handling claimed = Storage.call(() -> reports.claim(by, about, Now.instant()));
        yield ActOutcome.of(claimed, back, "reportClaimed", told);
      }
      case "release" -> {
        Handling released = Storage.call(() -> reports.release(by, about, Now.instant()));
        yield ActOutcome.of(released, back, "reportReleased", told);
      }
      case "resolve" -> resolve(form, by);
      default -> new Outcome.Again("reportNone", "");
    };
  }

  private Outcome resolve(Form form, Player by) {
    Set<Long> ids = Typing.ids(form.all("report"));
    Optional<Report.Outcome> outcome = Typing.listed(Report.Outcome.class, form.text("outcome"));
    if (ids.isEmpty()) {
      return new Outcome.Again("reportNoneChosen", "report");
    }
    if (outcome.isEmpty()) {
      return new Outcome.Again("outcomeMissing", "outcome");
    }
    Handling handling = acts.resolve(by, ids, outcome.get(), form.text("words"));
    return ActOutcome.of(handling, "/moderation", "reportResolved", told);
  }
}
