package dama.socket;

import dama.account.Attempts;
import dama.live.LiveGames;
import dama.lobby.Presence;
import dama.node.Bell;
import dama.player.Device;
import dama.player.Naming;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Optional;

/** Who a connection belongs to, and what happens everywhere when they take another name. */
@ApplicationScoped
public class Identities {
  @Inject private PlayerStore players;
  @Inject private Attempts attempts;
  @Inject private Presence presence;
  @Inject private LiveGames games;
  @Inject private Connections connections;
  @Inject private LobbyVoice lobby;
  @Inject private Bell bell;

  /**
   * The visitor of a session, whose row is made now if this is their first act; nobody if too many
   * have come from there.
   *
   * @param origin their address, hashed; empty where many share it
   */
  Optional<Player> arrive(String session, Device device, String origin) {
    Optional<Player> known = Storage.call(() -> players.bySession(session, device));
    if (known.isPresent() || !attempts.newVisitor(origin).isZero()) {
      return known;
    }
    return Optional.of(Storage.call(() -> players.arrive(session, device)));
  }

  void rename(Connection from, Incoming.Rename rename) {
    if (isSomethingElse(from.player(), rename) && !mayRename(from)) {
      return;
    }
    Naming naming = Storage.call(() -> players.rename(from.player().id(), rename.name()));
    if (naming instanceof Naming.Unfit unfit) {
      String fault = Messages.camel(unfit.fault());
      String code = "name" + Character.toUpperCase(fault.charAt(0)) + fault.substring(1);
      from.refuse(code, Codec.typeOf(Incoming.Rename.class), null, 0);
    } else {
      renamed(((Naming.Named) naming).player());
    }
  }

  private static boolean isSomethingElse(Player player, Incoming.Rename rename) {
    return !player.name().equals(rename.name());
  }

  private boolean mayRename(Connection from) {
    Duration wait = attempts.rename(from.player().id());
    if (!wait.isZero()) {
      String about = Codec.typeOf(Incoming.Rename.class);
      from.refuse("tooManyRenames", about, null, Attempts.minutes(wait));
    }
    return wait.isZero();
  }

  /** Shows a name that has changed wherever the old one was. */
  void renamed(Player player) {
    renamedHere(player);
    bell.ring("person", player.id());
  }

  void renamedHere(Player player) {
    connections.of(player.id()).forEach(connection -> connection.rename(player));
    connections.tell(player.id(), new Outgoing.Renamed(Messages.person(player)));
    presence.renamed(player);
    games.renamed(player);
    lobby.onlineChanged();
    lobby.offersShown();
    lobby.gamesChanged();
  }
}
