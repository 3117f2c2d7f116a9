package dama.harness;

import dama.chat.ChatLine;
import dama.moderation.ModerationListener;
import dama.moderation.Report;
import dama.moderation.Sanction;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps what listeners are told. Tests share it: each looks for its own ids. */
@ApplicationScoped
public class Heard implements ModerationListener {

  private final List<String> all = new CopyOnWriteArrayList<>();

  public boolean contains(String one) {
    return all.contains(one);
  }

  public List<String> about(long playerId) {
    return all.stream().filter(one -> one.endsWith(" " + playerId)).toList();
  }

  @Override
  public void hidden(List<ChatLine> lines) {
    lines.forEach(line -> all.add("hidden " + line.id() + " of " + line.authorId()));
  }

  @Override
  public void restored(List<ChatLine> lines) {
    lines.forEach(line -> all.add("restored " + line.id() + " of " + line.authorId()));
  }

  @Override
  public void imposed(Sanction sanction) {
    all.add("imposed " + sanction.kind() + " on " + sanction.player().id());
  }

  @Override
  public void lifted(Sanction sanction) {
    all.add("lifted " + sanction.kind() + " from " + sanction.player().id());
  }

  @Override
  public void renamed(Player player) {
    all.add("renamed " + player.id());
  }

  @Override
  public void resolved(Report report) {
    Player reporter = report.reporter();
    all.add("resolved for " + (reporter == null ? "nobody" : reporter.id()));
  }

  @Override
  public void decided(Sanction sanction) {
    all.add("decided for " + sanction.player().id());
  }
}
