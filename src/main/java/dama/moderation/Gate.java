package dama.moderation;

import dama.chat.Draft;
import dama.chat.LineGate;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Set;

/** Judges every line before it is stored. */
@ApplicationScoped
public class Gate implements LineGate {

  @Override
  public Verdict judge(Draft draft, Instant now) {
    return new Verdict.Show(Set.of());
  }
}
