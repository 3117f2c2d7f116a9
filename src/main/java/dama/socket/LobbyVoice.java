package dama.socket;

import dama.archive.Rematch;
import dama.archive.StoredGame;
import dama.chat.Chat;
import dama.live.Delay;
import dama.live.LiveGames;
import dama.lobby.Lobby;
import dama.lobby.LobbyListener;
import dama.lobby.Offer;
import dama.lobby.OfferKind;
import dama.lobby.Presence;
import dama.node.Bell;
import dama.notice.Notice;
import dama.notice.Notices;
import dama.player.Blocks;
import dama.player.Player;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Tells everyone, on whatever page, what concerns them: offers, their games, and the lobby's lists.
 */
@ApplicationScoped
public class LobbyVoice implements LobbyListener {
  private static final int SHOWN_GAMES = 24;
  private static final Duration AT_ONCE = Duration.ofMillis(50);

  /** Long enough that a page which is only reloaded does not seem to leave. */
  private static final Duration GATHERING = Duration.ofMillis(500);

  @Inject private Connections connections;
  @Inject private Lobby lobby;
  @Inject private Presence presence;
  @Inject private Blocks blocks;
  @Inject private LiveGames games;
  @Inject private Pulse pulse;
  @Inject private Delay delay;
  @Inject private NoticeVoice notices;
  @Inject private Attendance attendance;
  @Inject private Bell bell;
  @Inject private Voices voices;

  @Override
  public void offersChanged() {
    offersShown();
    bell.ring("offers", "");
  }

  /** On this node: offers are shown anew. */
  void offersShown() {
    pulse.soon("offers", AT_ONCE, this::showOffers);
  }

  @Override
  public void challenged(Player to, Offer offer) {
    Notice notice = new Notice(to, Notice.Kind.CHALLENGE, "", offer.variant(), offer.maker());
    notices.tell(notice, offer.terms().time());
  }

  @Override
  public void agreed(Offer offer, StoredGame game) {
    begun(game, offer.id());
    bell.ring("begun", game.id(), game.white().id(), game.black().id(), offer.id());
  }

  /** Tells the two on this node that they play. */
  void begun(StoredGame game, String offer) {
    for (Player player : List.of(game.white(), game.black())) {
      connections.tell(player.id(), Messages.started(game, player, offer));
    }
  }

  @Override
  public void rematched(Rematch rematch) {
    shown(rematch);
    if (rematch.happening() != null) {
      Notices.asked(rematch.over(), rematch.happening())
          .ifPresent(notice -> notices.tell(notice, rematch.over().game().terms().time()));
    }
    bell.ring("rematch", rematch.over().id(), rematch.happening() != null);
  }

  /** Tells of it on this node. */
  void shown(Rematch rematch) {
    StoredGame next = rematch.next();
    boolean late = !delay.length().isZero();
    tellRematch(rematch, page -> !late || !page.isWatching());
    if (late) {
      pulse.soon(rematch, delay.length(), () -> tellRematch(rematch, Connection::isWatching));
    }
    if (next != null) {
      begun(next, "");
    }
  }

  private void tellRematch(Rematch rematch, Predicate<Connection> whom) {
    Collection<Connection> pages = connections.in(rematch.over().id());
    if (rematch.happening() != null) {
      Connections.tell(pages, whom, new Outgoing.Happened(Messages.happening(rematch.happening())));
    }
    Connections.tell(pages, whom, Messages.rematched(rematch.over()));
  }

  @Override
  public void declined(Offer offer, Player by) {
    if (by.id() != offer.maker().id() && !blocks.has(offer.maker().id(), by.id())) {
      voices.tell(offer.maker().id(), new Outgoing.Declined(offer.id(), by.name()));
    }
  }

  void onlineChanged() {
    pulse.soon("online", GATHERING, () -> connections.tellRoom(Chat.LOBBY, online()));
  }

  void gamesChanged() {
    pulse.soon("games", GATHERING, this::showGames);
  }

  /** To the players' pages that do not show the game itself, which sees every ply anyway. */
  void playingChanged(StoredGame game) {
    playingChanged(game.id(), List.of(game.white().id(), game.black().id()));
  }

  void playingChanged(String game, List<Long> players) {
    for (long player : players) {
      Predicate<Connection> elsewhere = page -> !page.room().equals(game);
      if (connections.of(player).stream().anyMatch(elsewhere)) {
        pulse.soon(player, AT_ONCE, () -> showPlaying(player, elsewhere));
      }
    }
  }

  private synchronized void showPlaying(long player, Predicate<Connection> whom) {
    Collection<Connection> pages = connections.of(player);
    Optional<Connection> any = pages.stream().findAny();
    any.ifPresent(page -> Connections.tell(pages, whom, playing(page.player())));
  }

  /** Everything that a page shows of its own visitor, and the lists if it is the lobby's. */
  synchronized void enter(Connection connection) {
    Player player = connection.player();
    List<Offer> open = lobby.open();
    connection.send(offers(player, open));
    connection.send(playing(player));
    if (connection.room().equals(Chat.LOBBY)) {
      connection.send(online());
      connection.send(seeks(player, open));
      connection.send(shownGames());
    }
  }

  private synchronized void showOffers() {
    List<Offer> open = lobby.open();
    Wording wording = new Wording();
    for (Connection page : connections.in(Chat.LOBBY)) {
      page.send(wording.of(seeks(page.player(), open)));
    }
    connections.forEachPlayer(player -> connections.tell(player.id(), offers(player, open)));
  }

  private synchronized void showGames() {
    if (!connections.in(Chat.LOBBY).isEmpty()) {
      connections.tellRoom(Chat.LOBBY, shownGames());
    }
  }

  private Outgoing.Online online() {
    return new Outgoing.Online(presence.online().stream().map(Messages::person).toList());
  }

  /** Two of whom one has blocked the other are not to meet. */
  private Outgoing.Seeks seeks(Player reader, List<Offer> open) {
    return new Outgoing.Seeks(
        shown(
            open.stream()
                .filter(offer -> offer.kind() == OfferKind.SEEK)
                .filter(offer -> !blocks.between(reader.id(), offer.maker().id()))));
  }

  private Outgoing.Offers offers(Player player, List<Offer> open) {
    return new Outgoing.Offers(
        shown(
            open.stream()
                .filter(one -> one.to() != null && one.to().id() == player.id())
                .filter(one -> !blocks.has(player.id(), one.maker().id()))),
        shown(open.stream().filter(one -> one.maker().id() == player.id())));
  }

  private static List<Outgoing.Offer> shown(Stream<Offer> offers) {
    return offers.map(Messages::offer).toList();
  }

  private Outgoing.Games shownGames() {
    List<StoredGame> shown = games.showcase(SHOWN_GAMES);
    Instant now = Now.instant();
    return new Outgoing.Games(
        shown.stream().map(one -> Messages.summary(delay.watched(one, now))).toList());
  }

  private Outgoing.Playing playing(Player player) {
    Instant now = Now.instant();
    return new Outgoing.Playing(
        games.runningOf(player.id()).stream()
            .map(game -> Messages.running(game, player, attendance.claimableIn(game, now)))
            .toList());
  }
}
