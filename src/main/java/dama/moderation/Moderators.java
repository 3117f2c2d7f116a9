package dama.moderation;

import dama.player.Player;
import dama.server.Configuration;
import jakarta.enterprise.context.ApplicationScoped;

/** Who may read what was said: the players whose names the configuration lists. */
@ApplicationScoped
public class Moderators {

  /** By the name as it is listed; a listed name is never given to anybody who does not wear it. */
  public boolean include(Player player) {
    return Configuration.current().moderators().contains(player.name());
  }
}
