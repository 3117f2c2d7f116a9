package dama.socket;

import dama.chat.Chat;
import dama.server.Measured;
import dama.server.Metrics;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What goes through the sockets of this node. */
@ApplicationScoped
public class SocketMeasures implements Measured {

  static final Histogram COMMANDS =
      Histogram.builder()
          .name("dama_command_seconds")
          .help("From a browser's message to its answer being on the way, by type of message.")
          .labelNames("type")
          .classicOnly()
          .classicUpperBounds(Metrics.bounds())
          .build();

  static final Counter REFUSALS =
      Counter.builder()
          .name("dama_refusals_total")
          .help("What browsers asked for and were refused, by code.")
          .labelNames("code")
          .build();

  @Inject private Connections connections;

  @Override
  public void register(PrometheusRegistry registry) {
    registry.register(COMMANDS);
    registry.register(REFUSALS);
    GaugeWithCallback.builder()
        .name("dama_sockets")
        .help("Open pages, by what they show.")
        .labelNames("room")
        .callback(
            told -> {
              told.call(count(SocketMeasures::isLobby), "lobby");
              told.call(count(one -> one.room().equals(Connection.NO_ROOM)), "page");
              told.call(count(SocketMeasures::isGame), "game");
            })
        .register(registry);
    GaugeWithCallback.builder()
        .name("dama_outbox_messages")
        .help("Messages that wait for browsers to take them: of all, and of the slowest.")
        .labelNames("of")
        .callback(
            told -> {
              List<Integer> waiting = waiting();
              told.call(waiting.stream().mapToInt(one -> one).sum(), "all");
              told.call(waiting.stream().mapToInt(one -> one).max().orElse(0), "slowest");
            })
        .register(registry);
  }

  private static boolean isLobby(Connection one) {
    return one.room().equals(Chat.LOBBY);
  }

  private static boolean isGame(Connection one) {
    return !isLobby(one) && !one.room().equals(Connection.NO_ROOM);
  }

  private double count(Predicate<Connection> which) {
    return (double) all().stream().filter(which).count();
  }

  private List<Integer> waiting() {
    return all().stream().map(Connection::waiting).toList();
  }

  private List<Connection> all() {
    List<Connection> all = new ArrayList<>();
    connections.forEach(all::add);
    return all;
  }
}
