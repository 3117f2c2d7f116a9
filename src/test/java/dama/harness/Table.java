package dama.harness;

import dama.socket.Incoming;
import dama.socket.Outgoing;
import java.net.URI;
import java.util.List;

/** Two visitors at a board: they met by a seek in the lobby, and each has the game's page open. */
public final class Table implements AutoCloseable {
  private final URI base;
  private final URI other;
  private final String game;
  private final Visitor whiteVisitor;
  private final Visitor blackVisitor;
  private SocketClient white;
  private SocketClient black;

  private Table(URI base, URI other, String game, Visitor whiteVisitor, Visitor blackVisitor) {
    this.base = base;
    this.other = other;
    this.game = game;
    this.whiteVisitor = whiteVisitor;
    this.blackVisitor = blackVisitor;
    white = enter(whiteVisitor);
    black = enter(other, blackVisitor);
  }

  public static Table meet(URI base, String variant) {
    return meet(base, variant, "");
  }

  /**
   * @param time as {@code dama.game.TimeControl} is written
   */
  public static Table meet(URI base, String variant, String time) {
    return meet(base, variant, time, "", Visitor.fresh(), Visitor.fresh());
  }

  /**
   * @param mode rated, or anything else
   * @param host who has White
   */
  public static Table meet(
      URI base, String variant, String time, String mode, Visitor host, Visitor guest) {
    return meet(base, base, variant, time, mode, host, guest);
  }

  /**
   * @param base where the host is
   * @param other where the guest is: another node
   */
  public static Table meet(
      URI base, URI other, String variant, String time, String mode, Visitor host, Visitor guest) {
    try (SocketClient seeking = SocketClient.open(base, "lobby", host);
        SocketClient taking = SocketClient.open(other, "lobby", guest)) {
      seeking.send(new Incoming.Seek(variant, "white", time, mode));
      Outgoing.Offers mine =
          seeking.answer(Outgoing.Offers.class, offers -> !offers.outgoing().isEmpty());
      taking.send(new Incoming.Accept(mine.outgoing().get(0).id()));
      String game = taking.answer(Outgoing.Started.class, any -> true).game();
      seeking.await(Outgoing.class, told -> isOf(game, told));
      return new Table(base, other, game, host, guest);
    }
  }

  /** A page is led to a game that it hears of, or that its visitor plays now. */
  private static boolean isOf(String game, Outgoing told) {
    return told instanceof Outgoing.Started started && started.game().equals(game)
        || told instanceof Outgoing.Playing playing
            && playing.games().stream().anyMatch(one -> one.id().equals(game));
  }

  public String game() {
    return game;
  }

  public SocketClient white() {
    return white;
  }

  public SocketClient black() {
    return black;
  }

  public Visitor whiteVisitor() {
    return whiteVisitor;
  }

  public Visitor blackVisitor() {
    return blackVisitor;
  }

  /** One more connection to the game. Its first {@code game} message is still unread. */
  public SocketClient join(Visitor visitor) {
    return SocketClient.open(base, game, visitor);
  }

  /** One more connection, which has been told all that a page is told on entering. */
  public SocketClient enter(Visitor visitor) {
    return enter(base, visitor);
  }

  /** The same by way of another node. */
  public SocketClient enter(URI node, Visitor visitor) {
    SocketClient client = SocketClient.open(node, game, visitor);
    client.await(Outgoing.Game.class);
    client.await(Outgoing.Chat.class);
    return client;
  }

  /** Plays one ply and returns when both sides have been told. */
  public Outgoing.Moved play(int ply, List<Integer> path) {
    mover(ply).send(new Incoming.Move(ply, path));
    Outgoing.Moved told = told(mover(ply), ply);
    told(mover(ply + 1), ply);
    return told;
  }

  public SocketClient mover(int ply) {
    return ply % 2 == 1 ? white : black;
  }

  /** Both open the page again; what White is shown. */
  public Outgoing.Game reconnect() {
    close();
    white = join(whiteVisitor);
    black = enter(other, blackVisitor);
    return white.await(Outgoing.Game.class);
  }

  @Override
  public void close() {
    white.close();
    black.close();
  }

  private static Outgoing.Moved told(SocketClient client, int ply) {
    return client.await(Outgoing.Moved.class, moved -> moved.ply().number() == ply);
  }
}
