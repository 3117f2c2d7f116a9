package dama.page;

import dama.account.RoleStore;
import dama.notice.Push;
import dama.notice.SubscriptionStore;
import dama.player.Player;
import dama.player.Role;
import dama.privacy.RetentionRun;
import dama.privacy.RetentionStore;
import dama.server.Configuration;
import dama.server.Storage;
import dama.setting.Setting;
import dama.setting.Settings;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What an owner sets and sees of their site. */
@Named
@RequestScoped
public class OwnerPage {

  private static final int RUNS = 10;

  @Inject private HttpServletRequest request;
  @Inject private Settings settings;
  @Inject private RoleStore roles;
  @Inject private RetentionStore retention;
  @Inject private Push push;
  @Inject private SubscriptionStore subscriptions;
  @Inject private Words words;
  @Inject private Dates dates;

  /** A value that a field offers, or a role. */
  public record Choice(String value, String name) {}

  /**
   * A setting in its form.
   *
   * @param choices empty for a number
   */
  public record Field(
      String key,
      String name,
      String hint,
      String bounds,
      String value,
      int lowest,
      int highest,
      List<Choice> choices) {}

  /** Somebody who may do more than play. */
  public record Staff(long id, String name, String role) {}

  /** A time that was cleared. */
  public record Run(String at, String time, String what, String state) {}

  public List<Field> getFields() {
    return Arrays.stream(Setting.values()).map(this::field).toList();
  }

  private Field field(Setting setting) {
    String typed = request.getParameter(setting.key());
    String unset = setting.isNumber() ? setting.unset() : choice(setting.unset()).name();
    String bounds =
        setting.isNumber()
            ? words.with(
                "owner.setting.bounds",
                Map.of("low", setting.lowest(), "high", setting.highest(), "n", unset))
            : words.with("owner.setting.usual", Map.of("n", unset));
    return new Field(
        setting.key(),
        words.of("owner.setting." + setting.key()),
        words.of("owner.setting." + setting.key() + ".hint"),
        bounds,
        typed == null ? settings.text(setting) : typed,
        setting.lowest(),
        setting.highest(),
        setting.choices().stream().map(this::choice).toList());
  }

  private Choice choice(String value) {
    return new Choice(value, words.of("owner.links." + value));
  }

  public List<Staff> getStaff() {
    return Storage.call(roles::staff).stream().map(this::staff).toList();
  }

  private Staff staff(Player player) {
    return new Staff(player.id(), player.name(), words.of("owner.role." + player.role()));
  }

  public List<Choice> getRoles() {
    return Arrays.stream(Role.values())
        .filter(role -> role != Role.PLAYER)
        .map(role -> new Choice(role.name(), words.of("owner.role." + role)))
        .toList();
  }

  /** Whether closed browsers can be reached. */
  public boolean isPushing() {
    return push.keys().isPresent();
  }

  /** Whether browsers that come here are refused notices, since they come by plain HTTP. */
  public boolean isPlain() {
    return !Configuration.current().address().startsWith("https:") && !Embedding.isTrusted(request);
  }

  public String getPush() {
    return isPushing()
        ? words.with("owner.push.on", Map.of("n", Storage.call(subscriptions::count)))
        : words.of("owner.push.off");
  }

  public List<Run> getRuns() {
    return Storage.call(() -> retention.last(RUNS)).stream().map(this::run).toList();
  }

  private Run run(RetentionRun run) {
    String what =
        words.with(
            "owner.retention.what",
            Map.of(
                "lines", run.lines(),
                "addresses", run.addresses(),
                "erasures", run.erasures(),
                "sessions", run.sessions(),
                "visitors", run.visitors(),
                "expired", run.expired()));
    String state =
        run.endedAt() == null
            ? words.of("owner.retention.open")
            : words.of(run.by() == null ? "owner.retention.daily" : "owner.retention.asked");
    return new Run(run.startedAt().toString(), dates.moment(run.startedAt()), what, state);
  }
}
