package dama.page;

import dama.chat.ChatLine;
import dama.chat.Rooms;
import dama.moderation.Reason;
import dama.moderation.Sanction;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How the pages of moderators tell listed things and times: {@code #{told.time(report.madeAt)}}.
 */
@Named("told")
@RequestScoped
public class Told {

  @Inject private Words words;
  @Inject private Dates dates;

  /** One of a list to choose from. */
  public record Choice(String value, String words) {}

  /** As {@link Dates#moment}. */
  public String time(@Nullable Instant instant) {
    return dates.moment(instant);
  }

  /** {@code insult} of {@code INSULT}, as keys of words have it. */
  static String key(Enum<?> listed) {
    String[] parts = listed.name().toLowerCase(Locale.ROOT).split("_", -1);
    StringBuilder key = new StringBuilder(parts[0]);
    Stream.of(parts)
        .skip(1)
        .forEach(
            part ->
                key.append(part.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(part.substring(1)));
    return key.toString();
  }

  public String reason(Enum<?> reason) {
    return words.of("reason." + key(reason));
  }

  /** Why something was refused: {@code fault.ABOUTFault}. */
  public String fault(String about, Enum<?> fault) {
    String key = key(fault);
    return words.of(
        "fault." + about + key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1));
  }

  /** Any other listed thing: {@code console.GROUP.CONSTANT}. */
  public String of(String group, Enum<?> listed) {
    return words.of("console." + group + "." + key(listed));
  }

  /** The room of a line, and how far its game was. */
  public String room(ChatLine line) {
    String key = Rooms.isWatching(line.room()) ? "console.room.watchers" : "console.room.game";
    return Rooms.gameOf(line.room())
        .map(game -> words.with(key, Map.of("id", game, "n", line.ply())))
        .orElseGet(() -> words.of("console.room.lobby"));
  }

  /** Where the line was said, below the application. */
  public String roomLink(ChatLine line) {
    return Rooms.gameOf(line.room())
        .map(game -> "/game/" + game + "?ply=" + line.ply())
        .orElse("/");
  }

  /** A sanction in a few words: what, where, until when. */
  public String sanction(Sanction sanction) {
    String kind = of("sanction", sanction.kind());
    return sanction.kind() == Sanction.Kind.MUTE
        ? words.with(
            "console.sanction.where", Map.of("what", kind, "rooms", of("rooms", sanction.rooms())))
        : kind;
  }

  /** Whether and until when it holds. */
  public String holds(Sanction sanction) {
    if (sanction.liftedAt() != null) {
      return words.with("console.holds.lifted", Map.of("time", time(sanction.liftedAt())));
    }
    if (sanction.kind() == Sanction.Kind.RENAME) {
      return words.of("console.holds.done");
    }
    if (sanction.until() == null) {
      return words.of("console.holds.always");
    }
    return words.with(
        sanction.isInForce(Now.instant()) ? "console.holds.until" : "console.holds.over",
        Map.of("time", time(sanction.until())));
  }

  /** The time that {@link #holds} tells, in ISO-8601; empty if it tells none. */
  public String holdsAt(Sanction sanction) {
    Instant at = sanction.liftedAt() == null ? sanction.until() : sanction.liftedAt();
    boolean told = sanction.liftedAt() != null || sanction.kind() != Sanction.Kind.RENAME;
    return at == null || !told ? "" : at.toString();
  }

  public List<Choice> getReasons() {
    return Stream.of(Reason.values()).map(one -> new Choice(one.name(), reason(one))).toList();
  }

  public List<Choice> getRooms() {
    return Stream.of(Sanction.Rooms.values())
        .map(one -> new Choice(one.name(), of("rooms", one)))
        .toList();
  }

  /** How long a mute or a ban may last. */
  public List<Choice> getTerms() {
    return Stream.of(Term.values()).map(one -> new Choice(one.name(), of("term", one))).toList();
  }

  /** The terms that moderators choose from. */
  enum Term {
    MINUTES(Duration.ofMinutes(15)),
    HOUR(Duration.ofHours(1)),
    DAY(Duration.ofDays(1)),
    WEEK(Duration.ofDays(7)),
    MONTH(Duration.ofDays(30)),
    ALWAYS(null);

    private final @Nullable Duration lasting;

    Term(@Nullable Duration lasting) {
      this.lasting = lasting;
    }

    @Nullable Duration lasting() {
      return lasting;
    }
  }
}
