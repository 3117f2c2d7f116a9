package dama.socket;

import dama.chat.Chat;
import dama.lobby.Presence;
import dama.moderation.Moderators;
import dama.player.AddressKey;
import dama.player.Device;
import dama.player.Player;
import dama.server.Log;
import dama.server.Network;
import dama.server.Now;
import dama.server.SecurityLog;
import dama.server.StorageAwayException;
import dama.server.Trail;
import jakarta.inject.Inject;
import jakarta.websocket.CloseReason;
import jakarta.websocket.CloseReason.CloseCodes;
import jakarta.websocket.OnClose;
import jakarta.websocket.OnError;
import jakarta.websocket.OnMessage;
import jakarta.websocket.OnOpen;
import jakarta.websocket.PongMessage;
import jakarta.websocket.Session;
import jakarta.websocket.server.PathParam;
import jakarta.websocket.server.ServerEndpoint;
import java.io.IOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The door for browsers: {@code /socket/lobby}, {@code /socket/GAME}, and {@code /socket/page} for
 * any other page. On entering, a page is told everything it shows; after that, what changes.
 */
@ServerEndpoint(value = "/socket/{room}", configurator = Handshake.class)
public class RoomEndpoint {
  private static final Log LOG = Log.of(RoomEndpoint.class);

  /** In bytes. The longest line of chat, every character escaped, fits. */
  static final int LONGEST_MESSAGE = 8_192;

  private static final long SEND_MILLIS = 10_000;
  private static final String CONNECTION = "dama.connection";

  @Inject private Crowd crowd;
  @Inject private AddressKey addresses;
  @Inject private Connections connections;
  @Inject private Presence presence;
  @Inject private Identities identities;
  @Inject private Commands commands;
  @Inject private GameVoice games;
  @Inject private SeatVoice seats;
  @Inject private LobbyVoice lobby;
  @Inject private ChatVoice chat;
  @Inject private Manners manners;
  @Inject private ModerationVoice moderation;
  @Inject private Moderators moderators;

  @OnOpen
  public void opened(Session session, @PathParam("room") String room) throws IOException {
    session.setMaxIdleTimeout(Patience.MILLIS);
    // One server counts pieces of a message by this alone, and lets them grow to megabytes.
    session.setMaxTextMessageBufferSize(LONGEST_MESSAGE);
    session.setMaxBinaryMessageBufferSize(LONGEST_MESSAGE);
    session.getAsyncRemote().setSendTimeout(SEND_MILLIS);
    Object visitor = session.getUserProperties().get(Handshake.SESSION);
    if (Boolean.TRUE.equals(session.getUserProperties().get(Handshake.FOREIGN))) {
      SecurityLog.refused("foreign-page", null, "socket");
      session.close(new CloseReason(CloseCodes.VIOLATED_POLICY, "foreign origin"));
    } else if (visitor == null) {
      sendAway(session, "noVisitor", CloseCodes.VIOLATED_POLICY);
    } else {
      welcome(session, room, visitor.toString());
    }
  }

  private void welcome(Session session, String room, String visitor) {
    Connection connection;
    try {
      Device device = device(session);
      Optional<Player> player = identities.arrive(visitor, device, origin(session, device));
      if (player.isEmpty()) {
        sendAway(session, "tooManyVisitors", CloseCodes.TRY_AGAIN_LATER);
        return;
      }
      if (moderation.isBanned(player.get(), Now.instant())) {
        SecurityLog.refused("banned", player.get().id(), "socket");
        sendAway(session, "banned", CloseCodes.VIOLATED_POLICY);
        return;
      }
      connection = new Connection(session, player.get(), room, device.addressHash());
    } catch (StorageAwayException e) {
      sendAway(session, "tryAgain", CloseCodes.TRY_AGAIN_LATER);
      return;
    }
    if (!crowd.enter(connection.addressHash(), connection.player().id())) {
      connection.dismiss("tooManyPages", CloseCodes.TRY_AGAIN_LATER);
      return;
    }
    session.getUserProperties().put(CONNECTION, connection);
    connections.arrive(connection);
    presence.opened(connection.player(), connection.seat());
    lobby.onlineChanged();
    connection.send(
        new Outgoing.Welcome(
            Messages.person(connection.player()),
            Now.instant().toString(),
            moderators.include(connection.player())));
    try {
      enter(connection);
    } catch (StorageAwayException e) {
      connection.dismiss("tryAgain", CloseCodes.TRY_AGAIN_LATER);
    }
  }

  private Device device(Session session) {
    Map<String, Object> told = session.getUserProperties();
    return new Device(
        addresses.hash(String.valueOf(told.get(Handshake.ADDRESS))),
        String.valueOf(told.get(Handshake.AGENT)));
  }

  private static String origin(Session session, Device device) {
    String address = String.valueOf(session.getUserProperties().get(Handshake.ADDRESS));
    return Network.isLocal(address) ? "" : device.addressHash();
  }

  private static void sendAway(Session session, String code, CloseCodes close) {
    SocketMeasures.REFUSALS.labelValues(code).inc();
    Outbox outbox = new Outbox(session);
    outbox.put(Codec.write(new Outgoing.Refused(code, "", null, 0)));
    outbox.putLast(new CloseReason(close, code));
  }

  private void enter(Connection connection) {
    games.seat(connection);
    manners.enter(connection);
    moderation.enter(connection, Now.instant());
    lobby.enter(connection);
    if (connection.room().equals(Connection.NO_ROOM)) {
      return;
    }
    if (connection.room().equals(Chat.LOBBY)) {
      connections.enter(connection);
    } else if (!games.enter(connection)) {
      connection.dismiss("noSuchGame", CloseCodes.VIOLATED_POLICY);
      return;
    }
    chat.enter(connection);
  }

  @OnMessage(maxMessageSize = LONGEST_MESSAGE)
  public void said(Session session, String piece, boolean last) throws IOException {
    Connection connection = connection(session);
    if (connection == null) {
      return;
    }
    connection.heard();
    Optional<String> text = connection.pieces().add(piece, last);
    if (text.isPresent()) {
      said(connection, text.get());
    } else if (connection.pieces().isTooLong()) {
      session.close(new CloseReason(CloseCodes.TOO_BIG, "too long"));
    }
  }

  private void said(Connection connection, String text) {
    if (!connection.allowance().take(System.nanoTime())) {
      refuseTooFast(connection);
      return;
    }
    Optional<Incoming> message = Codec.read(text);
    if (message.isPresent()) {
      Trail trail = Trail.ofPage(connection.id(), connection.room());
      try {
        commands.handle(connection, message.get(), Now.instant().truncatedTo(ChronoUnit.MILLIS));
      } finally {
        trail.end();
      }
    } else {
      connection.refuse("unreadable", "", null, 0);
    }
  }

  /** We have no use for pictures, and a server that is not told so writes of each into its log. */
  @OnMessage(maxMessageSize = LONGEST_MESSAGE)
  public void shown(Session session, byte[] picture) throws IOException {
    session.close(new CloseReason(CloseCodes.CANNOT_ACCEPT, "text only"));
  }

  private static void refuseTooFast(Connection connection) {
    if (connection.allowance().isAbused()) {
      connection.dismiss("tooFast", CloseCodes.VIOLATED_POLICY);
    } else {
      connection.refuse("tooFast", "", null, 0);
    }
  }

  @OnMessage
  public void answered(Session session, PongMessage pong) {
    Connection connection = connection(session);
    if (connection != null) {
      connection.answered(pong.getApplicationData());
    }
  }

  @OnClose
  public void closed(Session session) {
    Connection connection = connection(session);
    if (connection != null) {
      Loaders.own(() -> closed(connection));
    }
  }

  private void closed(Connection connection) {
    connections.leave(connection);
    crowd.leave(connection.addressHash(), connection.player().id());
    Player player = connection.player();
    Instant now = Now.instant().truncatedTo(ChronoUnit.MILLIS);
    presence.closed(player, connection.seat(), connection.hasLeft(), now);
    lobby.onlineChanged();
    try {
      seats.moved(connection.room(), player.id());
    } catch (StorageAwayException e) {
      // Who stays hears of it when the page comes back to them.
      return;
    }
  }

  /**
   * A connection that breaks is everyday life, and so is one on which a stranger sends what the
   * server cannot read: who would fill the log could. Anything else is a fault of ours.
   */
  @OnError
  public void failed(Session session, Throwable error) {
    Level level = isBreak(error) || !isOurs(error) ? Level.FINE : Level.WARNING;
    Connection connection = connection(session);
    String page = connection == null ? "-" : connection.id();
    LOG.log(level, error, () -> "The connection of a page failed: page=" + page);
  }

  /** Whether it came by way of our own code. */
  private static boolean isOurs(Throwable error) {
    return Stream.of(error.getStackTrace()).anyMatch(at -> at.getClassName().startsWith("dama."))
        || (error.getCause() != null && isOurs(error.getCause()));
  }

  private static boolean isBreak(Throwable error) {
    return error instanceof IOException
        || error instanceof TimeoutException
        || (error.getCause() != null && isBreak(error.getCause()));
  }

  private static @Nullable Connection connection(Session session) {
    return (Connection) session.getUserProperties().get(CONNECTION);
  }
}
