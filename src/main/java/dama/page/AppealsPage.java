package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.moderation.Sanction;
import dama.moderation.SanctionStore;
import dama.player.Player;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.List;

/** What people say against what was done to them. */
@Named
@RequestScoped
public class AppealsPage {

  private static final int LAST = 20;
  private static final int LINES = 20;

  @Inject private Visitor visitor;
  @Inject private SanctionStore sanctions;
  @Inject private ChatStore chat;

  private List<Sanction> open = List.of();
  private List<Sanction> decided = List.of();

  public void open() {
    open = sanctions.appealed();
    decided = sanctions.decided(LAST);
  }

  public List<Sanction> getOpen() {
    return open;
  }

  public List<Sanction> getDecided() {
    return decided;
  }

  /** The first of the lines that it hides. */
  public List<ChatLine> lines(Sanction sanction) {
    return chat.byIds(sanction.lines().stream().limit(LINES).toList());
  }

  /** Whether whoever looks imposed it: then another is to decide. */
  public boolean mine(Sanction sanction) {
    return visitor.player().map(Player::id).filter(id -> id == sanction.by().id()).isPresent();
  }
}
