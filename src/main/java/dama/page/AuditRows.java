package dama.page;

import dama.audit.Entry;
import dama.chat.Rooms;
import dama.moderation.Reason;
import dama.player.Player;
import dama.player.PlayerStore;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonNumber;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Rows of the audit as moderators read them. */
@RequestScoped
public class AuditRows {

  /** The kinds of subjects that can be looked for. */
  static final List<String> SUBJECTS =
      List.of(
          "player", "line", "report", "room", "filter", "setting", "retention", "chat", "audit");

  @Inject private PlayerStore players;
  @Inject private AuditChanges changes;
  @Inject private Words words;
  @Inject private Told told;

  /**
   * A row.
   *
   * @param time in UTC, to the millisecond
   * @param who null for the server itself, or somebody who is not here any more
   * @param subject a name, where there is one
   * @param number the kind and number of the subject, in words
   * @param link where the subject is shown, below the application; empty if nowhere
   * @param reason the listed reason in words; empty if there is none
   */
  public record Row(
      Entry entry,
      String time,
      @Nullable Player who,
      String what,
      String subject,
      String number,
      String link,
      List<AuditChanges.Change> changes,
      String reason) {}

  List<Row> of(List<Entry> entries) {
    Set<Long> ids = new LinkedHashSet<>();
    for (Entry entry : entries) {
      Stream.of(entry.by(), subjectPerson(entry)).filter(Objects::nonNull).forEach(ids::add);
      ids.addAll(AuditChanges.people(entry));
    }
    Map<Long, Player> people = players.byIds(ids);
    return entries.stream().map(entry -> row(entry, people)).toList();
  }

  private static @Nullable Long subjectPerson(Entry entry) {
    return entry.subjectKind().equals("player") && Typing.id(entry.subjectId()).isPresent()
        ? Long.valueOf(entry.subjectId())
        : null;
  }

  private Row row(Entry entry, Map<Long, Player> people) {
    return new Row(
        entry,
        UtcTime.write(entry.at()),
        entry.by() == null ? null : people.get(entry.by()),
        what(entry.what()),
        name(entry, people),
        number(entry),
        link(entry),
        changes.of(entry, people),
        Typing.listed(Reason.class, entry.reason()).map(told::reason).orElse(entry.reason()));
  }

  /** What was done, in words where there are any. */
  String what(String act) {
    String key = "console.did." + act;
    String sentence = words.of(key);
    return sentence.equals(key) ? act : sentence;
  }

  private String name(Entry entry, Map<Long, Player> people) {
    Long person = subjectPerson(entry);
    Player player = person == null ? null : people.get(person);
    if (player != null) {
      return player.name();
    }
    return switch (entry.subjectKind()) {
      case "room" ->
          Rooms.gameOf(entry.subjectId()).isEmpty() ? words.of("console.room.lobby") : "";
      case "setting" -> setting(entry.subjectId());
      default -> "";
    };
  }

  private String setting(String id) {
    String key = id.equals("push-keys") ? "owner.push" : "owner.setting." + id;
    String name = words.of(key);
    return name.equals(key) ? id : name;
  }

  private String number(Entry entry) {
    String kind = kind(entry.subjectKind());
    boolean named = entry.subjectId().isEmpty() || entry.subjectKind().equals("setting");
    return named ? kind : kind + " " + Words.isolated(entry.subjectId());
  }

  /** A kind of subject in words. */
  String kind(String kind) {
    String key = "console.subject." + kind;
    String name = words.of(key);
    return name.equals(key) ? kind : name;
  }

  private static String link(Entry entry) {
    String id = entry.subjectId();
    return switch (entry.subjectKind()) {
      case "player" -> "/moderation/person/" + id;
      case "line" -> "/moderation/lines/" + id;
      case "report" -> reported(entry).map(who -> person(who) + "#report-" + id).orElse("");
      case "filter" -> "/moderation/filters?edit=" + id;
      case "room" -> "/moderation/lines?room=" + URLEncoder.encode(id, StandardCharsets.UTF_8);
      case "setting" -> id.equals("push-keys") ? "/owner#push" : "/owner#settings";
      case "retention" -> "/owner#retention";
      case "chat" -> "/moderation/lines";
      case "audit" -> "/moderation/audit";
      default -> "";
    };
  }

  private static String person(long id) {
    return "/moderation/person/" + id;
  }

  private static Optional<Long> reported(Entry entry) {
    return AuditChanges.read(entry.after()).get("about") instanceof JsonNumber id
        ? Optional.of(id.longValue())
        : Optional.empty();
  }
}
