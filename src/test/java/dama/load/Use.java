package dama.load;

import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import java.time.Duration;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What processes have used so far, in seconds of a processor.
 *
 * @param database all of it, with a session that has ended meanwhile left out
 */
record Use(double server, double client, double database) {
  static Use now(@Nullable ServerProcess server, @Nullable TestDatabase database) {
    return new Use(
        server == null ? 0 : seconds(Stream.of(server.handle())),
        seconds(Stream.of(ProcessHandle.current())),
        database == null ? 0 : seconds(processes(database)));
  }

  Use since(Use before) {
    return new Use(server - before.server, client - before.client, database - before.database);
  }

  private static double seconds(Stream<ProcessHandle> processes) {
    return processes
        .map(each -> each.info().totalCpuDuration().orElse(Duration.ZERO))
        .mapToDouble(time -> time.toNanos() / 1e9)
        .sum();
  }

  private static Stream<ProcessHandle> processes(TestDatabase database) {
    String file = database.rows("select pg_read_file('postmaster.pid') as pid").get(0).text("pid");
    ProcessHandle first =
        ProcessHandle.of(Long.parseLong(file.lines().findFirst().orElseThrow())).orElseThrow();
    return Stream.concat(Stream.of(first), first.descendants());
  }
}
