package dama.page;

import dama.account.Attempts;
import dama.player.PlayerStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;

/**
 * Somebody cannot get into their account. The answer says nothing of whether there is one, and
 * whatever takes longer where there is one is done after it.
 */
@ApplicationScoped
public class RecoverAct implements FormAct {

  private static final int LONGEST = 254;

  @Inject private Attempts attempts;
  @Inject private Devices devices;
  @Inject private Letters letters;

  @Override
  public Address.Target target() {
    return Address.Target.RECOVER;
  }

  @Override
  public Outcome take(Form form) {
    String who = form.text("who");
    if (who.isEmpty() || who.length() > LONGEST || !letters.areWritten()) {
      return new Outcome.Again("who", "who");
    }
    Duration wait = attempts.recovery(PlayerStore.key(who), devices.origin(form.request()));
    if (!wait.isZero()) {
      return new Outcome.Again("tooManyAttempts", "", Attempts.minutes(wait));
    }
    letters.recover(who);
    return new Outcome.Seen("/recover?done=recoverSent");
  }
}
