package dama.socket;

import dama.archive.GameStore;
import dama.archive.Rematch;
import dama.archive.StoredGame;
import dama.chat.ChatStore;
import dama.game.Happening;
import dama.live.LiveGames;
import dama.moderation.Sanction;
import dama.moderation.SanctionStore;
import dama.moderation.Sanctions;
import dama.node.RingListener;
import dama.node.Seat;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.privacy.ErasureStore;
import dama.server.Log;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Shows on this node's pages what was stored on another: each voice is told what it told there. */
@ApplicationScoped
public class Rung implements RingListener {
  private static final Log LOG = Log.of(Rung.class);

  /** More than any page that was left open shows of one person. */
  private static final int LINES_ON_PAGES = 1_000;

  @Inject private Connections connections;
  @Inject private Resync resync;
  @Inject private Voices voices;
  @Inject private LobbyVoice lobby;
  @Inject private SeatVoice seats;
  @Inject private ChatVoice chat;
  @Inject private ModerationVoice moderation;
  @Inject private AccountVoice accounts;
  @Inject private PrivacyVoice privacy;
  @Inject private Identities identities;
  @Inject private Manners manners;
  @Inject private LiveGames live;
  @Inject private Sanctions sanctions;
  @Inject private GameStore games;
  @Inject private ChatStore lines;
  @Inject private PlayerStore players;
  @Inject private SanctionStore imposed;
  @Inject private ErasureStore erasures;

  @Override
  public void rung(String topic, String text) {
    String[] words = text.split(" ", -1);
    switch (topic) {
      case "game" -> game(words);
      case "begun" -> begun(words);
      case "rematch" -> rematch(words[0], Boolean.parseBoolean(words[1]));
      case "offers" -> lobby.offersShown();
      case "tell" -> voices.heard(text);
      case "line" -> line(words[0], Long.parseLong(words[1]));
      case "lines" -> lines(words[0], words[1]);
      case "imposed" -> sanction(words, moderation::imposedHere);
      case "lifted" -> sanction(words, moderation::liftedHere);
      case "person" -> person(words[0], identities::renamedHere);
      case "manners" -> person(words[0], manners::changed);
      case "ended" ->
          accounts.endedHere(Long.parseLong(words[0]), List.of(words[1].split(",", -1)));
      case "leaving" -> privacy.leavingHere(Long.parseLong(words[0]));
      case "erased" -> person(words[0], this::erased);
      // A newer version says more than this one understands.
      default -> LOG.fine("Nobody here knows of " + topic);
    }
  }

  private void game(String[] words) {
    live.heard(words[0], Integer.parseInt(words[1]), Boolean.parseBoolean(words[2]));
    lobby.gamesChanged();
    lobby.playingChanged(words[0], List.of(Long.parseLong(words[3]), Long.parseLong(words[4])));
  }

  private void begun(String[] words) {
    boolean here =
        Stream.of(words[1], words[2]).anyMatch(id -> !connections.of(Long.parseLong(id)).isEmpty());
    if (here) {
      load(words[0]).ifPresent(game -> lobby.begun(game, words[3]));
    }
  }

  private Optional<StoredGame> load(String game) {
    return Storage.call(() -> games.load(game));
  }

  private void rematch(String id, boolean happened) {
    Optional<StoredGame> over = load(id);
    if (over.isEmpty()) {
      return;
    }
    String next = over.get().nextId();
    Optional<Happening> last =
        live.happenings(id).stream().reduce((earlier, later) -> later).filter(one -> happened);
    lobby.shown(
        new Rematch(
            next == null ? Rematch.Answer.OFFERED : Rematch.Answer.AGREED,
            over.get(),
            next == null ? null : load(next).orElse(null),
            last.orElse(null)));
  }

  private void line(String room, long id) {
    if (!connections.talkingIn(room).isEmpty()) {
      Storage.call(() -> lines.byId(id)).ifPresent(chat::shown);
    }
  }

  private void lines(String room, String ids) {
    if (!connections.talkingIn(room).isEmpty()) {
      List<Long> all = Stream.of(ids.split(",", -1)).map(Long::parseLong).toList();
      chat.changedHere(room, Storage.call(() -> lines.byIds(all)));
    }
  }

  private void sanction(String[] words, Consumer<Sanction> shown) {
    sanctions.forget(Long.parseLong(words[0]));
    if (!connections.of(Long.parseLong(words[0])).isEmpty()) {
      Storage.call(() -> imposed.byId(Long.parseLong(words[1]))).ifPresent(shown);
    }
  }

  private void person(String id, Consumer<Player> shown) {
    Storage.call(() -> players.byId(Long.parseLong(id))).ifPresent(shown);
  }

  private void erased(Player pseudonym) {
    privacy.erasedHere(pseudonym, Storage.call(() -> erasures.latest(pseudonym, LINES_ON_PAGES)));
  }

  @Override
  public void missed() {
    resync.everything();
  }

  @Override
  public void moved(Set<Seat> seated) {
    lobby.onlineChanged();
    for (Seat seat : seated) {
      if (live.holds(seat.room()) || !connections.in(seat.room()).isEmpty()) {
        seats.moved(seat.room(), seat.player());
      }
    }
  }

  @Override
  public void beat() {
    live.checkWatched();
  }
}
