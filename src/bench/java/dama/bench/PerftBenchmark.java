package dama.bench;

import dama.rules.Perft;
import dama.rules.Position;
import dama.rules.Variant;
import dama.rules.Variants;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Leaves a second from the start position, the last moves counted together or each made. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class PerftBenchmark {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @Param({"international", "russian", "english", "frisian", "italian", "turkish"})
  public String variant = "";

  @Param({"true", "false"})
  public boolean bulk;

  private Perft perft;
  private Position start;

  /**
   * What JMH reports beside the runs, each per second: leaves, and the time that the thread had a
   * processor. On a busy machine the one divided by the other is what counts.
   */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Leaves {
    public long leaves;
    public double cpuSeconds;

    @Setup(Level.Iteration)
    public void clear() {
      leaves = 0;
      cpuSeconds = 0;
    }
  }

  @Setup
  public void prepare() {
    Variant chosen = Variants.byId(variant).orElseThrow();
    perft = new Perft(chosen, bulk);
    start = chosen.start();
  }

  @Benchmark
  public long fromTheStart(Leaves count) {
    long from = THREADS.getCurrentThreadCpuTime();
    count.leaves += perft.count(start, 8);
    count.cpuSeconds += (THREADS.getCurrentThreadCpuTime() - from) / 1e9;
    return perft.seen();
  }
}
