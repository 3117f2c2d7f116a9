package dama.page;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Initialized;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.ServletContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Scripts, styles and images, read and compressed once. What a page names is one file with all that
 * it imports. The address of each carries its version, so that a browser keeps it for ever.
 */
@Named
@ApplicationScoped
public class Assets {

  private static final String HOME = "/resources/";
  private static final String SCRIPTS = "js/pages/";
  private static final String STYLES = "css/pages/";

  private final Map<String, Packed> files = new TreeMap<>();

  @Inject private ServletContext context;

  /** To be asked is enough: all is read then, and not while the first visitor waits. */
  void start(@Observes @Initialized(ApplicationScoped.class) Object application) {}

  @PostConstruct
  void read() {
    Map<String, byte[]> sources = new TreeMap<>();
    readAll(HOME, sources);
    sources.forEach((path, content) -> files.put(path, Packed.of(typeOf(path), content)));
    for (String path : sources.keySet()) {
      if (path.startsWith(SCRIPTS)) {
        ScriptJoiner.Joined joined = ScriptJoiner.join(path, each -> text(sources.get(each)));
        String name = path.substring(SCRIPTS.length()) + ".map";
        put(path, joined.text() + "//# sourceMappingURL=" + name + "\n");
        put(SCRIPTS + name, joined.map());
      } else if (path.startsWith(STYLES)) {
        put(path, StyleJoiner.join(path, each -> text(sources.get(each))));
      }
    }
  }

  /** Where the application lives, without a slash at the end. */
  public String getRoot() {
    return context.getContextPath();
  }

  /** The address of a file, for example of {@code css/pages/game.css}. */
  public String address(String path) {
    Packed file = files.get(path);
    if (file == null) {
      throw new IllegalArgumentException("No such file: " + path);
    }
    return getRoot() + "/static/" + file.version() + "/" + path;
  }

  @Nullable Packed find(String path) {
    return files.get(path);
  }

  private void put(String path, String text) {
    files.put(path, Packed.of(typeOf(path), text.getBytes(StandardCharsets.UTF_8)));
  }

  private static @Nullable String text(byte @Nullable [] content) {
    return content == null ? null : new String(content, StandardCharsets.UTF_8);
  }

  private void readAll(String folder, Map<String, byte[]> sources) {
    Set<String> paths = context.getResourcePaths(folder);
    if (paths == null) {
      return;
    }
    for (String path : paths) {
      if (path.endsWith("/")) {
        readAll(path, sources);
      } else {
        sources.put(path.substring(HOME.length()), read(path));
      }
    }
  }

  private byte[] read(String path) {
    try (InputStream in = context.getResourceAsStream(path)) {
      ByteArrayOutputStream content = new ByteArrayOutputStream();
      if (in != null) {
        in.transferTo(content);
      }
      return content.toByteArray();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(path, unreadable);
    }
  }

  private static String typeOf(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "css" -> "text/css;charset=UTF-8";
      case "js" -> "text/javascript;charset=UTF-8";
      case "map" -> "application/json;charset=UTF-8";
      case "svg" -> "image/svg+xml";
      case "png" -> "image/png";
      default -> "application/octet-stream";
    };
  }
}
