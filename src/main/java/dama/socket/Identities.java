package dama.socket;

import dama.live.LiveGames;
import dama.lobby.Presence;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** Who a connection belongs to, and what happens everywhere when they take another name. */
@ApplicationScoped
public class Identities {
  @Inject private PlayerStore players;
  @Inject private Presence presence;
  @Inject private LiveGames games;
  @Inject private Connections connections;
  @Inject private LobbyVoice lobby;

  /** The visitor of a session, whose row is made now if this is their first act. */
  Player arrive(String session) {
    return Storage.call(() -> players.arrive(session));
  }

  void rename(Connection from, Incoming.Rename rename) {
    Naming naming = Storage.call(() -> players.rename(from.player().id(), rename.name()));
    if (naming instanceof Naming.Unfit unfit) {
      String fault = Messages.camel(unfit.fault());
      String code = "name" + Character.toUpperCase(fault.charAt(0)) + fault.substring(1);
      from.refuse(code, Codec.typeOf(Incoming.Rename.class), null, 0);
    } else {
      renamed(((Naming.Named) naming).player());
    }
  }

  /** Shows a name that has changed wherever the old one was. */
  void renamed(Player player) {
    connections.of(player.id()).forEach(connection -> connection.rename(player));
    connections.tell(player.id(), new Outgoing.Renamed(Messages.person(player)));
    presence.renamed(player);
    games.renamed(player);
    lobby.onlineChanged();
    lobby.offersChanged();
    lobby.gamesChanged();
  }
}
