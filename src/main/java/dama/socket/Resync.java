package dama.socket;

import dama.chat.Chat;
import dama.live.LiveGames;
import dama.lobby.Presence;
import dama.moderation.Sanctions;
import dama.player.Blocks;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.websocket.CloseReason.CloseCodes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shows every page of this node what the rows say, since something may not have been heard. */
@ApplicationScoped
public class Resync {
  @Inject private Connections connections;
  @Inject private PlayerStore players;
  @Inject private Identities identities;
  @Inject private Presence presence;
  @Inject private Blocks blocks;
  @Inject private Sanctions sanctions;
  @Inject private LiveGames live;
  @Inject private GameVoice games;
  @Inject private LobbyVoice lobby;
  @Inject private ChatVoice chat;
  @Inject private Manners manners;
  @Inject private ModerationVoice moderation;

  void everything() {
    blocks.forgetAll();
    sanctions.forgetAll();
    presence.forgetNames();
    live.checkWatched();
    List<Connection> pages = new ArrayList<>();
    connections.forEach(pages::add);
    pages.forEach(this::page);
    lobby.onlineChanged();
    lobby.gamesChanged();
  }

  /** As if it had come just now; but who must not be here any more is sent away. */
  private void page(Connection page) {
    Optional<Player> player = Storage.call(() -> players.bySession(page.session()));
    if (player.isEmpty() || player.get().id() != page.player().id()) {
      page.close(CloseCodes.NORMAL_CLOSURE, "session over");
      return;
    }
    if (moderation.isBanned(player.get(), Now.instant())) {
      page.sendOff("banned");
      return;
    }
    if (!player.get().equals(page.player())) {
      identities.renamedHere(player.get());
    }
    manners.enter(page);
    moderation.enter(page, Now.instant());
    lobby.enter(page);
    if (!page.room().equals(Connection.NO_ROOM)) {
      if (!page.room().equals(Chat.LOBBY)) {
        games.showOver(page);
      }
      chat.enter(page);
    }
  }
}
