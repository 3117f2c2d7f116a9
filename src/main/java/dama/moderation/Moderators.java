package dama.moderation;

import dama.player.Player;
import dama.player.Role;
import jakarta.enterprise.context.ApplicationScoped;

/** Who may moderate. */
@ApplicationScoped
public class Moderators {

  public boolean include(Player player) {
    return player.role().includes(Role.MODERATOR);
  }
}
