package dama.page;

import dama.moderation.ActAnswer;
import dama.moderation.Acts;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Decides on an appeal. */
@ApplicationScoped
public class AppealsForm implements FormAct {

  @Inject private Acts acts;

  @Override
  public Address.Target target() {
    return Address.Target.APPEALS;
  }

  @Override
  public Outcome take(Form form) {
    Player by = form.player();
    long id = Typing.id(form.text("sanction")).orElse(0);
    String decision = form.text("do");
    boolean granted = decision.equals("grant");
    if (by == null || !granted && !decision.equals("refuse")) {
      return new Outcome.Again("actNoAppeal", "");
    }
    ActAnswer answer = acts.decide(by, id, granted, form.text("answer"));
    return ActOutcome.of(
        answer, "/moderation/appeals", granted ? "appealGranted" : "appealRefused");
  }
}
