package dama.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The memory of a server under test. */
public final class Heap {
  private static final Pattern USED = Pattern.compile("total \\d+K, used (\\d+)K");

  private Heap() {}

  /** What of it a server needs, in bytes, as a collection finds it; empty where nobody can say. */
  public static OptionalLong needed(ServerProcess server) {
    String pid = Long.toString(server.handle().pid());
    String unused = jcmd(pid, "GC.run");
    long needed = 0;
    // Its generations, if the collector has any.
    for (Matcher used = USED.matcher(jcmd(pid, "GC.heap_info")); used.find(); ) {
      needed += Long.parseLong(used.group(1)) * 1024;
    }
    return needed == 0 ? OptionalLong.empty() : OptionalLong.of(needed);
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
