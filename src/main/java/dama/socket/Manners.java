package dama.socket;

import dama.chat.QuietStore;
import dama.moderation.Filing;
import dama.moderation.Reason;
import dama.node.Bell;
import dama.player.Blocks;
import dama.player.FriendStore;
import dama.player.Player;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What people do about other people: they block them, report them, or want no chat at all. */
@ApplicationScoped
public class Manners {
  @Inject private Blocks blocks;
  @Inject private FriendStore friends;
  @Inject private QuietStore quiet;
  @Inject private Filing filing;
  @Inject private Connections connections;
  @Inject private ChatVoice chat;
  @Inject private LobbyVoice lobby;
  @Inject private Bell bell;

  void handle(Connection from, Incoming.OfManners message, Instant now) {
    if (message instanceof Incoming.Block block) {
      block(from, block, now);
    } else if (message instanceof Incoming.Unblock unblock) {
      blocks.unblock(from.player().id(), unblock.person());
      tellBlocked(from.player());
    } else if (message instanceof Incoming.Friend friend) {
      befriend(from, friend, now);
    } else if (message instanceof Incoming.Unfriend friend) {
      unfriend(from.player(), friend.person());
    } else if (message instanceof Incoming.Quiet wanted) {
      quiet(from, wanted.quiet());
    } else if (message instanceof Incoming.Report report) {
      report(from, report, now);
    }
  }

  /** What a page must know before it is told anything else. */
  void enter(Connection connection) {
    hear(connection, blocks.read(connection.player().id()));
    connection.send(friendsOf(connection.player()));
    if (hasChat(connection)) {
      long player = connection.player().id();
      connection.hush(Storage.call(() -> quiet.isQuiet(player, connection.talk())));
      connection.send(new Outgoing.Quieted(connection.isQuiet()));
    }
  }

  private static void hear(Connection connection, List<Player> blocked) {
    connection.block(blocked.stream().map(Player::id).collect(Collectors.toUnmodifiableSet()));
    connection.send(new Outgoing.Blocked(blocked.stream().map(Messages::person).toList()));
  }

  private void block(Connection from, Incoming.Block block, Instant now) {
    if (blocks.block(from.player().id(), block.person(), now)) {
      unfriend(from.player(), block.person());
      tellBlocked(from.player());
    } else {
      from.refuse("cannotBlock", Codec.typeOf(Incoming.Block.class), null, 0);
    }
  }

  private void befriend(Connection from, Incoming.Friend friend, Instant now) {
    long player = from.player().id();
    boolean apart = blocks.has(player, friend.person());
    if (!apart && Storage.call(() -> friends.mark(player, friend.person(), now))) {
      tellFriends(from.player());
    } else {
      from.refuse("cannotFriend", Codec.typeOf(Incoming.Friend.class), null, 0);
    }
  }

  private void unfriend(Player player, long friend) {
    Storage.run(() -> friends.unmark(player.id(), friend));
    tellFriends(player);
  }

  private void tellFriends(Player player) {
    Outgoing.Friends told = friendsOf(player);
    connections.of(player.id()).forEach(page -> page.send(told));
    bell.ring("manners", player.id());
  }

  private Outgoing.Friends friendsOf(Player player) {
    List<Player> marked = Storage.call(() -> friends.of(player.id()));
    return new Outgoing.Friends(marked.stream().map(Player::id).toList());
  }

  /** Every page of theirs shows it at once, and what it shows of the other. */
  void tellBlocked(Player player) {
    List<Player> blocked = blocks.read(player.id());
    for (Connection page : connections.of(player.id())) {
      Set<Long> before = page.blocked();
      hear(page, blocked);
      if (hasChat(page) && !before.equals(page.blocked())) {
        chat.enter(page);
      }
    }
    lobby.offersShown();
    bell.ring("manners", player.id());
  }

  /** On another node somebody has thought otherwise of others, or of chat. */
  void changed(Player player) {
    blocks.forget(player.id());
    for (Connection page : connections.of(player.id())) {
      enter(page);
      if (hasChat(page)) {
        chat.enter(page);
      }
    }
    lobby.offersShown();
  }

  private void quiet(Connection from, boolean wanted) {
    if (!hasChat(from)) {
      from.refuse("unreadable", Codec.typeOf(Incoming.Quiet.class), null, 0);
      return;
    }
    long player = from.player().id();
    Storage.run(() -> quiet.set(player, from.talk(), wanted));
    for (Connection page : connections.of(player)) {
      if (page.talk().equals(from.talk())) {
        page.hush(wanted);
        page.send(new Outgoing.Quieted(wanted));
        chat.enter(page);
      }
    }
    bell.ring("manners", player);
  }

  private static boolean hasChat(Connection connection) {
    return !connection.room().equals(Connection.NO_ROOM);
  }

  private void report(Connection from, Incoming.Report report, Instant now) {
    Optional<Reason> reason = Messages.reason(report.reason());
    Filing.Answer answer = reason.isEmpty() ? null : file(from, report, reason.get(), now);
    String about = Codec.typeOf(Incoming.Report.class);
    if (answer == null) {
      from.refuse("unreadable", about, null, 0);
    } else if (answer instanceof Filing.Answer.Refused refused) {
      from.refuse(Messages.camel(refused.reason()), about, null, Filing.LONGEST);
    } else if (answer instanceof Filing.Answer.Filed filed) {
      from.send(new Outgoing.Reported(filed.again()));
    }
  }

  private Filing.@Nullable Answer file(
      Connection from, Incoming.Report report, Reason reason, Instant now) {
    Player by = from.player();
    String words = report.words();
    return switch (report.kind()) {
      case "line" -> filing.line(by, from.talk(), report.id(), reason, words, now);
      case "name" -> filing.name(by, report.id(), reason, words, now);
      case "game" -> filing.game(by, from.room(), report.id(), reason, words, now);
      default -> null;
    };
  }
}
