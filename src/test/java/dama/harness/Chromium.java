package dama.harness;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds Chromium, or brings it where the machine lets us. */
public final class Chromium {
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");
  private static final List<String> MAC =
      List.of(
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  private static final String PACKAGES = "chromium fonts-noto-core";
  private static final String INSTALL =
      "apt-get update && apt-get install -y --no-install-recommends " + PACKAGES;

  private Chromium() {}

  /** Playwright without a download of its own browsers. */
  public static Playwright playwright() {
    return Playwright.create(
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  }

  public static Browser launch(Playwright playwright) {
    return playwright
        .chromium()
        .launch(
            new LaunchOptions()
                .setExecutablePath(path())
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
  public static Path path() {
    return find()
        .or(
            () -> {
              install();
              return find();
            })
        .orElseThrow(() -> new AssertionError("No Chromium. Type: sudo sh -c '" + INSTALL + "'"));
  }

  private static Optional<Path> find() {
    Stream<Path> onPath =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            .flatMap(directory -> NAMES.stream().map(name -> Path.of(directory, name)));
    return Stream.concat(onPath, MAC.stream().map(Path::of))
        .filter(Files::isExecutable)
        .findFirst();
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
