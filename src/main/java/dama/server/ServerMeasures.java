package dama.server;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.instrumentation.jvm.JvmMemoryMetrics;
import io.prometheus.metrics.instrumentation.jvm.JvmThreadsMetrics;
import io.prometheus.metrics.instrumentation.jvm.ProcessMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import jakarta.enterprise.context.ApplicationScoped;

/** What the process and its database do. */
@ApplicationScoped
public class ServerMeasures implements Measured {

  static final Histogram STORAGE =
      Histogram.builder()
          .name("dama_storage_seconds")
          .help("What a question to the database, or a transaction, took, answered or failed.")
          .classicOnly()
          .classicUpperBounds(Metrics.bounds())
          .build();

  static final Counter FAILURES =
      Counter.builder()
          .name("dama_storage_failures_total")
          .help("Questions and transactions that failed, lost races left out.")
          .build();

  @Override
  public void register(PrometheusRegistry registry) {
    registry.register(STORAGE);
    registry.register(FAILURES);
    GaugeWithCallback.builder()
        .name("dama_database_connections")
        .help("Connections to the database that this node holds open.")
        .callback(told -> told.call(LastingConnection.open()))
        .register(registry);
    JvmMemoryMetrics.builder().register(registry);
    JvmThreadsMetrics.builder().register(registry);
    ProcessMetrics.builder().register(registry);
  }
}
