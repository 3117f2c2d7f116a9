package dama.notice;

import dama.audit.Act;
import dama.audit.AuditStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** The site's pair of keys, in a row that is no setting: nobody is shown it. */
@ApplicationScoped
@Transactional
public class SiteKeyStore {
  private static final String NAME = "push-keys";

  @PersistenceContext EntityManager rows;
  @Inject SubscriptionStore subscriptions;
  @Inject AuditStore audit;

  Optional<SiteKeys> find() {
    List<?> found =
        rows.createNativeQuery("select text from setting where name = ?1")
            .setParameter(1, NAME)
            .getResultList();
    return found.stream().findFirst().map(text -> SiteKeys.read(text.toString()));
  }

  /** If there are none; what another owner made at the same moment stays. */
  void make(long by) {
    if (find().isPresent()) {
      return;
    }
    SiteKeys made = SiteKeys.newPair();
    rows.createNativeQuery("insert into setting (name, text) values (?1, ?2)")
        .setParameter(1, NAME)
        .setParameter(2, made.written())
        .executeUpdate();
    audit.append(new Act(by, "push.keys", "setting", NAME, "", made.publicKey(), ""));
  }

  /** With them go the browsers, which believe only what these keys have signed. */
  void drop(long by) {
    Optional<SiteKeys> before = find();
    if (before.isEmpty()) {
      return;
    }
    rows.createNativeQuery("delete from setting where name = ?1")
        .setParameter(1, NAME)
        .executeUpdate();
    subscriptions.clear();
    audit.append(new Act(by, "push.keys", "setting", NAME, before.get().publicKey(), "", ""));
  }
}
