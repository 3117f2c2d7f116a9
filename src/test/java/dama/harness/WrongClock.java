package dama.harness;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

/**
 * A process whose clock is wrong: what it asks the system for the time of day, not how long it
 * waits.
 */
public final class WrongClock {
  private static final String MACHINE =
      System.getProperty("os.arch", "").equals("aarch64") ? "aarch64" : "x86_64";

  private static final Path LIBRARY =
      Path.of("/usr/lib", MACHINE + "-linux-gnu", "faketime/libfaketimeMT.so.1");

  private WrongClock() {}

  /** What the process must have in its environment. */
  public static Map<String, String> ahead(Duration by) {
    Apt.bring("libfaketime", LIBRARY);
    return Map.of(
        "LD_PRELOAD",
        LIBRARY.toString(),
        "FAKETIME",
        "%+ds".formatted(by.toSeconds()),
        "DONT_FAKE_MONOTONIC",
        "1",
        "FAKETIME_FORCE_MONOTONIC_FIX",
        "0");
  }
}
