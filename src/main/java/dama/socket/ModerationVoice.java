package dama.socket;

import dama.chat.ChatLine;
import dama.moderation.ModerationListener;
import dama.moderation.Report;
import dama.moderation.Sanction;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Shows on every open page at once what moderators did. */
@ApplicationScoped
public class ModerationVoice implements ModerationListener {
  @Inject private Connections connections;
  @Inject private Identities identities;
  @Inject private ChatVoice chat;

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
    tell(sanction, true);
  }

  @Override
  public void lifted(Sanction sanction) {
    tell(sanction, false);
  }

  private void tell(Sanction sanction, boolean inForce) {
    connections.tell(sanction.player().id(), Messages.sanctioned(sanction, inForce));
  }

  @Override
  public void renamed(Player player) {
    identities.renamed(player);
  }

  @Override
  public void resolved(Report report) {
    connections.tell(report.reporter().id(), new Outgoing.News());
  }

  @Override
  public void decided(Sanction sanction) {
    connections.tell(sanction.player().id(), new Outgoing.News());
  }
}
