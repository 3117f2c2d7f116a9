package dama.bench;

import dama.naive.RandomPosition;
import dama.notation.Fen;
import dama.rules.Variant;
import dama.rules.Variants;
import dama.tools.Rules;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a server does: positions a second, read from text, moves listed as text or as such. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MovesBenchmark {
  private static final int POSITIONS = 1024;

  @Param({"international", "russian"})
  public String variant = "";

  private Variant chosen;
  private String[] fens;
  private int next;

  @Setup
  public void prepare() {
    chosen = Variants.byId(variant).orElseThrow();
    RandomPosition positions = new RandomPosition(variant, 1);
    fens = Stream.generate(positions::next).limit(POSITIONS).toArray(String[]::new);
  }

  private String fen() {
    return fens[next++ % POSITIONS];
  }

  @Benchmark
  public Object read() {
    return Fen.read(fen(), chosen);
  }

  @Benchmark
  public Object readAndListMoves() {
    return chosen.legalMoves(Fen.read(fen(), chosen));
  }

  @Benchmark
  public Object readAndListMovesAsText() {
    return Rules.moves(chosen, Fen.read(fen(), chosen));
  }
}
