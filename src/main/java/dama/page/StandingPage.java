package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.moderation.Report;
import dama.moderation.Sanction;
import dama.moderation.Standing;
import dama.player.Blocks;
import dama.player.FriendStore;
import dama.player.Player;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a visitor and the moderators have had to do with each other, for the visitor alone. */
@Named
@RequestScoped
public class StandingPage {

  private static final int LINES = 20;

  @Inject private Visitor visitor;
  @Inject private Standing standing;
  @Inject private Blocks blocks;
  @Inject private FriendStore marked;
  @Inject private ChatStore chat;
  @Inject private Words words;
  @Inject private Told told;

  private List<Sanction> sanctions = List.of();
  private List<Report> reports = List.of();
  private List<Player> blocked = List.of();
  private List<Player> friends = List.of();

  /** Whatever was new there has been read after this. */
  public void open() {
    Optional<Long> me = visitor.player().map(Player::id);
    if (me.isPresent()) {
      sanctions = standing.sanctions(me.get());
      reports = standing.reports(me.get());
      blocked = blocks.read(me.get());
      friends = Storage.call(() -> marked.of(me.get()));
      standing.read(me.get(), Now.instant());
    }
  }

  public boolean isKnown() {
    return visitor.player().isPresent();
  }

  public List<Sanction> getSanctions() {
    return sanctions;
  }

  public List<Report> getReports() {
    return reports;
  }

  public List<Player> getBlocked() {
    return blocked;
  }

  public List<Player> getFriends() {
    return friends;
  }

  public String what(Sanction sanction) {
    String kind = "standing.sanction." + key(sanction.kind());
    return words.of(
        sanction.kind() == Sanction.Kind.MUTE ? kind + "." + key(sanction.rooms()) : kind);
  }

  /** Until when it holds, or that it does not; empty for what is done once. */
  public String holds(Sanction sanction) {
    if (sanction.liftedAt() != null) {
      return words.of("standing.lifted");
    }
    if (sanction.kind() != Sanction.Kind.MUTE && sanction.kind() != Sanction.Kind.BAN) {
      return "";
    }
    Instant until = sanction.until();
    if (until == null) {
      return words.of("standing.forEver");
    }
    return sanction.isInForce(Now.instant())
        ? words.with("standing.until", Map.of("until", told.time(until)))
        : words.of("standing.over");
  }

  /** The words that it hid, whose author may always read them. */
  public List<ChatLine> lines(Sanction sanction) {
    List<Long> ids = sanction.lines().stream().limit(LINES).toList();
    return ids.isEmpty() ? List.of() : Storage.call(() -> chat.byIds(ids));
  }

  public boolean mayAppeal(Sanction sanction) {
    return sanction.appeal() == null && sanction.liftedAt() == null;
  }

  /** What became of the appeal; empty if there was none. */
  public String appeal(Sanction sanction) {
    Sanction.Appeal appeal = sanction.appeal();
    if (appeal == null) {
      return "";
    }
    Boolean granted = appeal.granted();
    String state = granted == null ? "waits" : granted ? "granted" : "dismissed";
    return words.of("standing.appeal." + state);
  }

  public String what(Report report) {
    String name = report.name() == null ? report.about().name() : report.name();
    return words.with("standing.report." + key(report.kind()), Map.of("name", name));
  }

  public String outcome(Report report) {
    Report.Outcome outcome = report.outcome();
    return words.of("standing.report." + (outcome == null ? "open" : Told.key(outcome)));
  }

  private static String key(Enum<?> listed) {
    return listed.name().toLowerCase(Locale.ROOT);
  }
}
