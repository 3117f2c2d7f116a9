package dama.setting;

import dama.audit.Act;
import dama.audit.AuditStore;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.persistence.LockModeType;
import jakarta.persistence.PersistenceContext;
import jakarta.transaction.Transactional;
import java.util.EnumMap;
import java.util.Map;

/** What owners have set. The same table holds keys of the site's own, which are none of it. */
@ApplicationScoped
@Transactional
public class SettingStore {

  @PersistenceContext EntityManager rows;
  @Inject AuditStore audit;

  /** Every setting, set or not. */
  public Map<Setting, String> all() {
    Map<Setting, String> all = new EnumMap<>(Setting.class);
    for (Setting each : Setting.values()) {
      all.put(each, each.unset());
    }
    rows.createQuery("select s from SettingRecord s", SettingRecord.class)
        .getResultStream()
        // What an earlier or a later version could be set to may be out of bounds in this one.
        .forEach(
            row ->
                Setting.byKey(row.name)
                    .ifPresent(
                        each -> each.judge(row.text).ifPresent(text -> all.put(each, text))));
    return all;
  }

  /**
   * Sets these, and says in the audit what each was; those that are so already are left alone.
   *
   * @param by the id of the owner
   * @param values as {@link Setting#judge} gives them
   */
  public void change(long by, Map<Setting, String> values) {
    values.forEach((setting, value) -> change(by, setting, value));
  }

  private void change(long by, Setting setting, String value) {
    SettingRecord row =
        rows.find(SettingRecord.class, setting.key(), LockModeType.PESSIMISTIC_WRITE);
    String before = row == null ? setting.unset() : row.text;
    if (before.equals(value)) {
      return;
    }
    if (row == null) {
      rows.persist(SettingRecord.of(setting.key(), value));
    } else {
      row.set(value);
    }
    audit.append(new Act(by, "setting.change", "setting", setting.key(), before, value, ""));
  }
}
