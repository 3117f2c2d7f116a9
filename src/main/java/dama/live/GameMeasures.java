package dama.live;

import dama.server.Measured;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;

/** What is played on this node. */
@ApplicationScoped
public class GameMeasures implements Measured {

  static final Counter PLIES =
      Counter.builder().name("dama_plies_total").help("Plies that were stored and shown.").build();

  @Inject private LiveGames games;

  @Override
  public void register(PrometheusRegistry registry) {
    registry.register(PLIES);
    GaugeWithCallback.builder()
        .name("dama_games_held")
        .help("Running games that this node holds in memory.")
        .callback(told -> told.call(games.held()))
        .register(registry);
  }
}
