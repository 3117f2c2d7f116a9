package dama.lobby;

import dama.archive.GameStore;
import dama.archive.Rematch;
import dama.archive.RematchStore;
import dama.archive.StoredGame;
import dama.live.LiveGames;
import dama.player.Blocks;
import dama.player.Player;
import dama.rules.Side;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Another game of the same two, once theirs is over: sides swapped, on the same terms. */
@ApplicationScoped
public class Rematches {
  @Inject private GameStore games;
  @Inject private RematchStore rematches;
  @Inject private LiveGames live;
  @Inject private Blocks blocks;
  @Inject private LobbyListener listener;

  /** Asks for it, or says yes. */
  public LobbyAnswer ask(Player player, String gameId, Instant now) {
    Optional<StoredGame> over = Storage.call(() -> games.load(gameId));
    LobbyRefusal stranger = refusal(over, player);
    if (stranger != null) {
      return new LobbyAnswer.Refused(stranger);
    }
    if (blocks.between(over.get().white().id(), over.get().black().id())) {
      return new LobbyAnswer.Refused(LobbyRefusal.REMATCH_DECLINED);
    }
    Side side = over.get().sideOf(player.id()).orElseThrow();
    return told(Storage.call(() -> rematches.ask(gameId, side, now)));
  }

  public LobbyAnswer decline(Player player, String gameId, Instant now) {
    Optional<StoredGame> over = Storage.call(() -> games.load(gameId));
    LobbyRefusal stranger = refusal(over, player);
    if (stranger != null) {
      return new LobbyAnswer.Refused(stranger);
    }
    Side side = over.get().sideOf(player.id()).orElseThrow();
    return told(Storage.call(() -> rematches.decline(gameId, side, now)));
  }

  private static @Nullable LobbyRefusal refusal(Optional<StoredGame> over, Player player) {
    if (over.isEmpty()) {
      return LobbyRefusal.NO_SUCH_GAME;
    }
    return over.get().sideOf(player.id()).isEmpty() ? LobbyRefusal.NOT_A_PLAYER : null;
  }

  private LobbyAnswer told(Rematch rematch) {
    StoredGame next = rematch.next();
    switch (rematch.answer()) {
      case OFFERED, DECLINED -> listener.rematched(rematch);
      case AGREED -> {
        if (next != null) {
          live.begin(next);
        }
        listener.rematched(rematch);
      }
      case SAID_BEFORE -> {
        return next == null ? new LobbyAnswer.Done() : new LobbyAnswer.Repeated(next);
      }
      case DECLINED_BEFORE -> {
        return new LobbyAnswer.Refused(LobbyRefusal.REMATCH_DECLINED);
      }
      case NOT_ASKED -> {
        return new LobbyAnswer.Refused(LobbyRefusal.NO_REMATCH_ASKED);
      }
      case NOT_OVER -> {
        return new LobbyAnswer.Refused(LobbyRefusal.GAME_NOT_OVER);
      }
    }
    return new LobbyAnswer.Done();
  }
}
