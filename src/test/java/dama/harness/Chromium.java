package dama.harness;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds Chromium, or brings it where the machine lets us. */
public final class Chromium {
  /** Draws and runs what a browser does and has no windows; a third quicker here. */
  private static final String SHELL = "chromium-headless-shell";

  private static final List<String> WHOLE =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final List<String> MAC =
      List.of(
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  private static final String INSTALL =
      "apt-get update"
          + " && apt-get install -y --no-install-recommends chromium fonts-noto-core"
          + " && (apt-get install -y --no-install-recommends chromium-headless-shell || true)";

  private Chromium() {}

  /** Playwright without a download of its own browsers. */
  public static Playwright playwright() {
    return Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  /** The quickest there is. */
  public static Browser launch(Playwright playwright) {
    Path whole = path();
    return launch(playwright, onPath(SHELL).findFirst().orElse(whole));
  }

  /** One that shows notices of the system, which the headless shell refuses. */
  public static Browser launchWhole(Playwright playwright) {
    return launch(playwright, path());
  }

  private static Browser launch(Playwright playwright, Path file) {
    return playwright
        .chromium()
        .launch(
            new LaunchOptions()
                .setExecutablePath(file)
                .setArgs(
                    List.of(
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync")));
  }

  /**
   * The browser's file; installed first where it is missing and the package manager may be used.
   */
  private static Path path() {
    return find()
        .or(
            () -> {
              install();
              return find();
            })
        .orElseThrow(() -> new AssertionError("No Chromium. Type: sudo sh -c '" + INSTALL + "'"));
  }

  private static Optional<Path> find() {
    return Stream.concat(WHOLE.stream().flatMap(Chromium::onPath), MAC.stream().map(Path::of))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Stream<Path> onPath(String name) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(directory -> Path.of(directory, name))
        .filter(Files::isExecutable);
  }

  private static void install() {
    boolean allowed = System.getProperty("user.name").equals("root");
    if (!allowed || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
      return;
    }
    try {
      ProcessBuilder apt = new ProcessBuilder("sh", "-c", INSTALL).inheritIO();
      apt.environment().put("DEBIAN_FRONTEND", "noninteractive");
      apt.start().waitFor();
    } catch (IOException e) {
      throw new AssertionError("apt-get does not start", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("Interrupted", e);
    }
  }
}
