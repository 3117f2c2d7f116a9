package dama.socket;

import dama.account.AccountListener;
import dama.node.Bell;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.websocket.CloseReason.CloseCodes;
import java.util.Collection;
import java.util.List;

/** Tells open pages what became of the account behind them. */
@ApplicationScoped
public class AccountVoice implements AccountListener {
  private static final int MOST_AT_ONCE = 50;

  @Inject private Connections connections;
  @Inject private Identities identities;
  @Inject private Bell bell;

  @Override
  public void changed(Player player) {
    identities.renamed(player);
  }

  @Override
  public void ended(long playerId, Collection<String> tokenHashes) {
    endedHere(playerId, tokenHashes);
    List<String> all = List.copyOf(tokenHashes);
    for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
      List<String> some = all.subList(from, Math.min(all.size(), from + MOST_AT_ONCE));
      bell.ring("ended", playerId, String.join(",", some));
    }
  }

  void endedHere(long playerId, Collection<String> tokenHashes) {
    connections.of(playerId).stream()
        .filter(connection -> tokenHashes.contains(connection.session()))
        .forEach(connection -> connection.close(CloseCodes.NORMAL_CLOSURE, "session over"));
  }
}
