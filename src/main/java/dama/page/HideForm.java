package dama.page;

import dama.moderation.Acts;
import dama.moderation.Reason;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import java.util.Set;

/** Hides lines, or shows them again. */
@ApplicationScoped
public class HideForm implements FormAct {

  @Inject private Acts acts;

  @Override
  public Address.Target target() {
    return Address.Target.HIDE;
  }

  @Override
  public Outcome take(Form form) {
    Player by = form.player();
    Set<Long> ids = Typing.ids(form.all("line"));
    if (by == null || ids.isEmpty() || ids.size() > HidePage.MOST) {
      return new Outcome.Again("actNoSuchLine", "");
    }
    String first = Long.toString(ids.iterator().next());
    String back = Typing.back(form.text("to"), "/moderation/lines/" + first);
    if (form.text("do").equals("restore")) {
      return ActOutcome.of(acts.restore(by, ids), back, "linesRestored");
    }
    Optional<Reason> reason = Typing.listed(Reason.class, form.text("reason"));
    if (reason.isEmpty()) {
      return new Outcome.Again("reasonMissing", "reason");
    }
    return ActOutcome.of(acts.hide(by, ids, reason.get(), form.text("words")), back, "linesHidden");
  }
}
