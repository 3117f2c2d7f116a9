package dama.page;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.ServletContext;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Scripts, styles and images, read once. Their address carries one version for all of them, so that
 * a browser keeps them for ever and modules find each other by relative paths.
 */
@Named
@ApplicationScoped
public class Assets {

  private static final String HOME = "/resources/";
  private static final Pattern IMPORT = Pattern.compile("from '(\\.[^']+)'");

  private final Map<String, Packed> files = new TreeMap<>();
  private String version = "";

  @Inject private ServletContext context;

  @PostConstruct
  void read() {
    readAll(HOME);
    StringBuilder versions = new StringBuilder();
    files.forEach((path, file) -> versions.append(path).append(file.version()));
    version = Packed.digest(versions.toString().getBytes(StandardCharsets.UTF_8));
  }

  /** Where the application lives, without a slash at the end. */
  public String getRoot() {
    return context.getContextPath();
  }

  /** The address of a file, for example of {@code css/base.css}. */
  public String address(String path) {
    return getRoot() + "/static/" + version + "/" + path;
  }

  /**
   * The addresses of all modules that a script leads to, so that a browser need not find them one
   * by one.
   */
  public List<String> modules(String script) {
    Set<String> found = new LinkedHashSet<>();
    follow(script, found);
    found.remove(script);
    return found.stream().map(this::address).toList();
  }

  @Nullable Packed find(String path) {
    return files.get(path);
  }

  String version() {
    return version;
  }

  private void follow(String module, Set<String> found) {
    Packed file = files.get(module);
    if (file == null || !found.add(module)) {
      return;
    }
    String text = new String(file.plain(), StandardCharsets.UTF_8);
    IMPORT.matcher(text).results().forEach(each -> follow(resolve(module, each.group(1)), found));
  }

  private static String resolve(String module, String relative) {
    return URI.create(module).resolve(relative).getPath();
  }

  private void readAll(String folder) {
    Set<String> paths = context.getResourcePaths(folder);
    if (paths == null) {
      return;
    }
    for (String path : paths) {
      if (path.endsWith("/")) {
        readAll(path);
      } else {
        files.put(path.substring(HOME.length()), Packed.of(typeOf(path), read(path)));
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
      case "svg" -> "image/svg+xml";
      default -> "application/octet-stream";
    };
  }
}
