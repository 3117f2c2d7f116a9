package dama.page;

import jakarta.inject.Inject;
import jakarta.json.Json;
import jakarta.json.JsonObject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** What Dama is called and looks like where somebody installs it: {@code /manifest/hr.json}. */
public class ManifestServlet extends HttpServlet {

  private static final String FOR_A_DAY = "public, max-age=86400";

  /** {@code --paper} of the styles. */
  private static final String PAPER = "#f5f1e8";

  @Inject private Bundles bundles;
  @Inject private Assets assets;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<Language> language = WordsServlet.languageIn(request.getPathInfo());
    if (language.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    byte[] text = manifest(language.get()).toString().getBytes(StandardCharsets.UTF_8);
    Packed json = Packed.of("application/manifest+json;charset=UTF-8", text);
    json.send(request, response, FOR_A_DAY);
  }

  private JsonObject manifest(Language language) {
    Map<String, String> words = bundles.in(language).entries();
    String home = assets.getRoot() + "/";
    return Json.createObjectBuilder()
        .add("id", home)
        .add("start_url", home)
        .add("scope", home)
        .add("name", words.getOrDefault("app.name", ""))
        .add("short_name", words.getOrDefault("app.name", ""))
        .add("description", words.getOrDefault("app.description", ""))
        .add("lang", language.getTag())
        .add("dir", language.getDirection())
        .add("display", "standalone")
        .add("background_color", PAPER)
        .add("theme_color", PAPER)
        .add("categories", Json.createArrayBuilder().add("games"))
        .add(
            "icons",
            Json.createArrayBuilder()
                .add(icon("img/mark.svg", "image/svg+xml", "any", "any"))
                .add(icon("img/icon-192.png", "image/png", "192x192", "any"))
                .add(icon("img/icon-512.png", "image/png", "512x512", "any"))
                .add(icon("img/icon-whole-512.png", "image/png", "512x512", "maskable")))
        .build();
  }

  /**
   * @param purpose maskable is what fills its square, so that a system can cut its own shape
   */
  private JsonObject icon(String path, String type, String sizes, String purpose) {
    return Json.createObjectBuilder()
        .add("src", assets.address(path))
        .add("type", type)
        .add("sizes", sizes)
        .add("purpose", purpose)
        .build();
  }
}
