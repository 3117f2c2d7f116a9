package dama.page;

import dama.moderation.Standing;
import dama.player.Blocks;
import dama.player.FriendStore;
import dama.player.Player;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Appeals of a visitor, and their lists of those whom they have blocked or marked as friends. */
@ApplicationScoped
public class StandingForm implements FormAct {

  @Inject private Standing standing;
  @Inject private Blocks blocks;
  @Inject private FriendStore friends;

  @Override
  public Address.Target target() {
    return Address.Target.STANDING;
  }

  @Override
  public Outcome take(Form form) {
    Player me = form.player();
    if (me == null) {
      return new Outcome.Again("appealOver", "");
    }
    if (form.text("do").equals("unblock")) {
      blocks.unblock(me.id(), Typing.id(form.text("person")).orElse(0));
      return new Outcome.Seen("/standing?done=unblocked");
    }
    if (form.text("do").equals("unfriend")) {
      long friend = Typing.id(form.text("person")).orElse(0);
      Storage.run(() -> friends.unmark(me.id(), friend));
      return new Outcome.Seen("/standing?done=unfriended");
    }
    long sanction = Typing.id(form.text("sanction")).orElse(0);
    return switch (standing.appeal(me.id(), sanction, form.text("words"), Now.instant())) {
      case MADE -> new Outcome.Seen("/standing?done=appealed");
      case EMPTY -> new Outcome.Again("appealEmpty", "words" + sanction);
      case MADE_BEFORE, LIFTED, NOT_YOURS -> new Outcome.Again("appealOver", "");
    };
  }
}
