package dama.page;

import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The words for the browser: {@code /words/hr.json?v=VERSION}. */
public class WordsServlet extends HttpServlet {

  @Inject private Bundles bundles;

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    Optional<Language> language = languageIn(request.getPathInfo());
    if (language.isEmpty()) {
      response.sendError(HttpServletResponse.SC_NOT_FOUND);
      return;
    }
    Packed json = bundles.in(language.get()).json();
    json.send(request, response, json.version().equals(request.getParameter("v")));
  }

  /** The language that a path such as {@code /hr.json} names. */
  static Optional<Language> languageIn(@Nullable String path) {
    return path != null && path.endsWith(".json")
        ? Language.byTag(path.substring(1, path.length() - ".json".length()))
        : Optional.empty();
  }
}
