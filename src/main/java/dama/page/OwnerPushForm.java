package dama.page;

import dama.notice.Push;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Objects;

/** Makes the keys by which closed browsers are reached, or takes them away. */
@ApplicationScoped
public class OwnerPushForm implements FormAct {

  @Inject private Push push;

  @Override
  public Address.Target target() {
    return Address.Target.OWNER_PUSH;
  }

  @Override
  public Outcome take(Form form) {
    Player owner = Objects.requireNonNull(form.player());
    if (form.checked("drop")) {
      push.dropKeys(owner);
      return new Outcome.Seen("/owner?done=pushKeysGone");
    }
    push.makeKeys(owner);
    return new Outcome.Seen("/owner?done=pushKeys");
  }
}
