package dama.socket;

import dama.archive.StoredGame;
import dama.chat.ChatLine;
import dama.live.LiveGames;
import dama.node.Bell;
import dama.player.Player;
import dama.privacy.PrivacyListener;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Takes somebody who is erased off every open page. */
@ApplicationScoped
public class PrivacyVoice implements PrivacyListener {
  @Inject private Connections connections;
  @Inject private Identities identities;
  @Inject private LiveGames games;
  @Inject private GameVoice voice;
  @Inject private Bell bell;

  @Override
  public void leaving(Player player) {
    leavingHere(player.id());
    bell.ring("leaving", player.id());
  }

  void leavingHere(long player) {
    connections.of(player).forEach(page -> page.sendOff("erased"));
  }

  @Override
  public void erased(Player pseudonym, List<ChatLine> lines) {
    erasedHere(pseudonym, lines);
    bell.ring("erased", pseudonym.id());
  }

  void erasedHere(Player pseudonym, List<ChatLine> lines) {
    // A page of theirs may have come back between the two.
    leavingHere(pseudonym.id());
    identities.renamedHere(pseudonym);
    connections.rooms().forEach(room -> games.visit(room, game -> reread(game, pseudonym)));
    Map<String, List<Outgoing.Line>> byRoom =
        lines.stream()
            .collect(
                Collectors.groupingBy(
                    ChatLine::room,
                    Collectors.mapping(line -> Messages.line(line, false), Collectors.toList())));
    byRoom.forEach(
        (room, said) ->
            Connections.tell(
                connections.talkingIn(room), one -> true, new Outgoing.Restored(said)));
  }

  /** A game that is over is held by nobody, and still open on pages. */
  private void reread(StoredGame game, Player pseudonym) {
    if (game.sideOf(pseudonym.id()).isPresent()) {
      voice.reread(game);
    }
  }
}
