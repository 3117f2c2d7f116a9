package dama.socket;

import dama.account.AccountListener;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.websocket.CloseReason.CloseCodes;
import java.util.Collection;

/** Tells open pages what became of the account behind them. */
@ApplicationScoped
public class AccountVoice implements AccountListener {
  @Inject private Connections connections;
  @Inject private Identities identities;

  @Override
  public void changed(Player player) {
    identities.renamed(player);
  }

  @Override
  public void ended(long playerId, Collection<String> tokenHashes) {
    connections.of(playerId).stream()
        .filter(connection -> tokenHashes.contains(connection.session()))
        .forEach(connection -> connection.close(CloseCodes.NORMAL_CLOSURE, "session over"));
  }
}
