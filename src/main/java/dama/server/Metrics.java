package dama.server;

import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.util.List;

/**
 * What this node counts and tells of itself. In a registry of its own: that of the library outlives
 * an application that is deployed again.
 */
@ApplicationScoped
public class Metrics {

  /** In seconds: from what memory answers to what a person takes for broken. */
  private static final double[] BOUNDS = {
    0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5
  };

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final List<AddressRange> readers =
      ClientAddress.ranges(Configuration.current().metricsFrom());

  @Inject @Any private Instance<Measured> measured;

  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {
    measured.forEach(one -> one.register(registry));
  }

  /** The bounds of all histograms of durations. */
  public static double[] bounds() {
    return BOUNDS.clone();
  }

  /**
   * Whether the owner lets somebody at this address read them; see {@link ClientAddress}. Behind a
   * proxy that is not trusted nobody's address is known.
   */
  public boolean areFor(String remoteAddress, String xForwardedFor) {
    return ClientAddress.isIn(readers, remoteAddress, xForwardedFor);
  }

  public MetricSnapshots now() {
    return registry.scrape();
  }
}
