package dama.socket;

import dama.chat.ChatLine;
import dama.moderation.ModerationListener;
import dama.moderation.Report;
import dama.moderation.Sanction;
import dama.moderation.Sanctions;
import dama.moderation.Standing;
import dama.node.Bell;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Shows on every open page at once what moderators did. */
@ApplicationScoped
public class ModerationVoice implements ModerationListener {
  @Inject private Connections connections;
  @Inject private Identities identities;
  @Inject private ChatVoice chat;
  @Inject private Sanctions sanctions;
  @Inject private Standing standing;
  @Inject private Bell bell;
  @Inject private Voices voices;

  @Override
  public void hidden(List<ChatLine> lines) {
    byRoom(lines).forEach(chat::changed);
  }

  @Override
  public void restored(List<ChatLine> lines) {
    byRoom(lines).forEach(chat::changed);
  }

  private static Map<String, List<ChatLine>> byRoom(List<ChatLine> lines) {
    return lines.stream().collect(Collectors.groupingBy(ChatLine::room));
  }

  @Override
  public void imposed(Sanction sanction) {
    imposedHere(sanction);
    bell.ring("imposed", sanction.player().id(), sanction.id());
  }

  void imposedHere(Sanction sanction) {
    long player = sanction.player().id();
    connections.tell(player, Messages.sanctioned(sanction, true));
    if (sanction.kind() == Sanction.Kind.BAN) {
      connections.of(player).forEach(page -> page.sendOff("banned"));
    } else {
      connections.tell(player, new Outgoing.News());
    }
  }

  @Override
  public void lifted(Sanction sanction) {
    liftedHere(sanction);
    bell.ring("lifted", sanction.player().id(), sanction.id());
  }

  void liftedHere(Sanction sanction) {
    connections.tell(sanction.player().id(), Messages.sanctioned(sanction, false));
    connections.tell(sanction.player().id(), new Outgoing.News());
  }

  boolean isBanned(Player player, Instant now) {
    return sanctions.ban(player.id(), now).isPresent();
  }

  /** What a page must know of its visitor when it is opened: why they cannot talk, what is new. */
  void enter(Connection connection, Instant now) {
    long player = connection.player().id();
    sanctions
        .mute(player, connection.talk(), now)
        .ifPresent(mute -> connection.send(Messages.sanctioned(mute, true)));
    if (standing.hasNews(player)) {
      connection.send(new Outgoing.News());
    }
  }

  @Override
  public void renamed(Player player) {
    identities.renamed(player);
  }

  @Override
  public void resolved(Report report) {
    if (report.reporter() != null) {
      voices.tell(report.reporter().id(), new Outgoing.News());
    }
  }

  @Override
  public void decided(Sanction sanction) {
    voices.tell(sanction.player().id(), new Outgoing.News());
  }
}
