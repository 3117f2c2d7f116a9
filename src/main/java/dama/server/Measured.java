package dama.server;

import io.prometheus.metrics.model.registry.PrometheusRegistry;

/** A bean that has something to count or to tell for {@link Metrics}; found by being one. */
public interface Measured {

  /**
   * Called once, when the application starts. Names begin with {@code dama_} and follow the
   * conventions of Prometheus: base units, {@code _total} for what only grows.
   */
  void register(PrometheusRegistry registry);
}
