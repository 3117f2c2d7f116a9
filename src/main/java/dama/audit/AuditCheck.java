package dama.audit;

import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/** Looks through the whole record, a few rows at a time, however long it is. */
@ApplicationScoped
public class AuditCheck {

  private static final int AT_A_TIME = 1_000;

  @Inject private AuditStore store;

  /**
   * @param progress hears how many rows were looked through
   */
  public Verdict check(LongConsumer progress) {
    Chain chain = new Chain();
    long head = store.lastId();
    Optional<Verdict.Breach> breach = Optional.empty();
    List<Entry> some = store.following(0, AT_A_TIME);
    while (!some.isEmpty() && breach.isEmpty()) {
      breach = chain.follow(some);
      progress.accept(chain.lastId());
      some = breach.isEmpty() ? store.following(chain.lastId(), AT_A_TIME) : List.of();
    }
    Verdict.Breach found = breach.or(() -> chain.reach(head)).orElse(null);
    return new Verdict(Now.instant(), chain.lastId(), chain.lastHash(), found);
  }
}
