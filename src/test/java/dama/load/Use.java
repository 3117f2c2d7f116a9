package dama.load;

import dama.harness.ServerProcess;
import dama.harness.TestDatabase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What processes have used so far, in seconds of a processor.
 *
 * @param database all of it, with a session that has ended meanwhile left out
 */
record Use(double server, double client, double database) {
  private static final Pattern USED = Pattern.compile("total \\d+K, used (\\d+)K");

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

  /** What of its heap a server needs, in bytes, as a collection finds it. */
  static OptionalLong heap(ServerProcess server) {
    String pid = Long.toString(server.handle().pid());
    String unused = jcmd(pid, "GC.run");
    Matcher used = USED.matcher(jcmd(pid, "GC.heap_info"));
    return used.find()
        ? OptionalLong.of(Long.parseLong(used.group(1)) * 1024)
        : OptionalLong.empty();
  }

  private static String jcmd(String... arguments) {
    try {
      String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
      Process process =
          new ProcessBuilder(Stream.concat(Stream.of(tool), Stream.of(arguments)).toList()).start();
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }
}
