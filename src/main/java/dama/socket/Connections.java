package dama.socket;

import dama.chat.Rooms;
import dama.player.Player;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Every open page, by who has it open and by the room it shows. */
@ApplicationScoped
public class Connections {
  private final ConcurrentMap<Long, Set<Connection>> byPlayer = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Set<Connection>> byRoom = new ConcurrentHashMap<>();

  /** From now on the page hears what concerns its visitor. */
  void arrive(Connection connection) {
    put(byPlayer, connection.player().id(), connection);
  }

  /** From now on the page hears what happens in its room. */
  void enter(Connection connection) {
    put(byRoom, connection.room(), connection);
  }

  void leave(Connection connection) {
    drop(byPlayer, connection.player().id(), connection);
    drop(byRoom, connection.room(), connection);
  }

  private static <K> void put(ConcurrentMap<K, Set<Connection>> map, K key, Connection one) {
    map.compute(
        key,
        (k, before) -> {
          Set<Connection> set = before == null ? ConcurrentHashMap.newKeySet() : before;
          set.add(one);
          return set;
        });
  }

  private static <K> void drop(ConcurrentMap<K, Set<Connection>> map, K key, Connection one) {
    map.computeIfPresent(
        key,
        (k, set) -> {
          set.remove(one);
          return set.isEmpty() ? null : set;
        });
  }

  Collection<Connection> of(long playerId) {
    return byPlayer.getOrDefault(playerId, Set.of());
  }

  Collection<Connection> in(String room) {
    return byRoom.getOrDefault(room, Set.of());
  }

  /** The pages that talk in a room. */
  Collection<Connection> talkingIn(String talk) {
    return in(Rooms.gameOf(talk).orElse(talk)).stream()
        .filter(one -> one.talk().equals(talk))
        .toList();
  }

  /** Runs for each open page. */
  void forEach(Consumer<Connection> visit) {
    byPlayer.values().forEach(pages -> pages.forEach(visit));
  }

  /** The rooms that any page shows. */
  Set<String> rooms() {
    return Set.copyOf(byRoom.keySet());
  }

  /** Runs for each visitor who has a page open, once. */
  void forEachPlayer(Consumer<Player> visit) {
    byPlayer
        .values()
        .forEach(set -> set.stream().findAny().map(Connection::player).ifPresent(visit));
  }

  void tell(long playerId, Outgoing message) {
    tell(of(playerId), one -> true, message);
  }

  void tellRoom(String room, Outgoing message) {
    tell(in(room), one -> true, message);
  }

  /** Writes the message once, and only if somebody hears it. */
  static void tell(
      Collection<Connection> connections, Predicate<Connection> whom, Outgoing message) {
    String text = null;
    for (Connection connection : connections) {
      if (whom.test(connection)) {
        text = text == null ? Codec.write(message) : text;
        connection.send(text);
      }
    }
  }
}
