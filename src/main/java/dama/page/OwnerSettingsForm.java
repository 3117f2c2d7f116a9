package dama.page;

import dama.player.Player;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Takes what an owner sets: all of it, or nothing. */
@ApplicationScoped
public class OwnerSettingsForm implements FormAct {

  @Inject private Settings settings;

  @Override
  public Address.Target target() {
    return Address.Target.OWNER_SETTINGS;
  }

  @Override
  public Outcome take(Form form) {
    Player owner = Objects.requireNonNull(form.player());
    Map<Setting, String> values = new EnumMap<>(Setting.class);
    for (Setting setting : Setting.values()) {
      Optional<String> value = setting.judge(form.text(setting.key()));
      if (value.isEmpty()) {
        return new Outcome.Again("settingBounds", setting.key());
      }
      values.put(setting, value.get());
    }
    settings.change(owner.id(), values);
    return new Outcome.Seen("/owner?done=settings");
  }
}
