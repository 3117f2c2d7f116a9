package dama.harness;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;

/** The same thing done by many at once. */
public final class Race {

  private Race() {}

  /** Starts all runners together and gives what each came to, in their order. */
  public static <T> List<T> of(int runners, IntFunction<Callable<T>> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(runners);
    try {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < runners; i++) {
        Callable<T> run = work.apply(i);
        running.add(
            threads.submit(
                () -> {
                  start.await();
                  return run.call();
                }));
      }
      start.countDown();
      return results(running);
    } finally {
      threads.shutdownNow();
    }
  }

  private static <T> List<T> results(List<Future<T>> running)
      throws InterruptedException, ExecutionException {
    List<T> results = new ArrayList<>();
    for (Future<T> run : running) {
      results.add(run.get());
    }
    return results;
  }
}
