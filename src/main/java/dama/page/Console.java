package dama.page;

import dama.chat.ChatStore;
import dama.moderation.ReportStore;
import dama.moderation.SanctionStore;
import dama.player.Player;
import dama.player.Role;
import dama.server.Now;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import java.util.ArrayList;
import java.util.List;

/** The frame of the pages for moderators: where they lead, and how much waits there. */
@Named("console")
@RequestScoped
public class Console {

  @Inject private Visitor visitor;
  @Inject private Words words;
  @Inject private ReportStore reports;
  @Inject private SanctionStore sanctions;
  @Inject private ChatStore chat;

  /**
   * A place of the console.
   *
   * @param address below the application
   * @param open how much waits there; 0 if nothing does, or if nothing ever waits there
   */
  public record Link(String section, String address, String name, long open) {}

  /** The places that are for whoever looks. */
  public List<Link> getLinks() {
    List<Link> links = new ArrayList<>();
    long me = visitor.player().map(Player::id).orElse(0L);
    links.add(link("queue", "/moderation", reports.countFor(me, Now.instant())));
    links.add(link("lines", "/moderation/lines", 0));
    links.add(link("held", "/moderation/lines?status=HELD", chat.countHeld()));
    links.add(link("appeals", "/moderation/appeals", sanctions.countAppealed()));
    links.add(link("people", "/moderation/people", 0));
    links.add(link("filters", "/moderation/filters", 0));
    links.add(link("audit", "/moderation/audit", 0));
    if (isOwner()) {
      links.add(link("owner", "/owner", 0));
    }
    return List.copyOf(links);
  }

  public boolean isOwner() {
    return visitor.player().map(Player::role).filter(role -> role == Role.OWNER).isPresent();
  }

  private Link link(String section, String address, long open) {
    return new Link(section, address, words.of("console.nav." + section), open);
  }
}
