package dama.page;

import dama.privacy.Retention;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Objects;

/** Clears away at once what would be cleared away at the next time. */
@ApplicationScoped
public class OwnerClearForm implements FormAct {

  @Inject private Retention retention;

  @Override
  public Address.Target target() {
    return Address.Target.OWNER_CLEAR;
  }

  @Override
  public Outcome take(Form form) {
    retention.clearSoon(Objects.requireNonNull(form.player()).id());
    return new Outcome.Seen("/owner?done=clearing");
  }
}
