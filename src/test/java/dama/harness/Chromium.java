package dama.harness;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
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
  private static final String PACKAGES = "chromium fonts-noto-core";

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
              Apt.install(PACKAGES);
              // Not every system has it.
              Apt.install(SHELL);
              return find();
            })
        .orElseThrow(
            () ->
                new AssertionError(
                    "No Chromium. Type: sudo sh -c '" + Apt.command(PACKAGES) + "'"));
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
}
