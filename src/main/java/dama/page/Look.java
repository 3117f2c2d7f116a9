package dama.page;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;

/**
 * How a visitor wants Dama to look. They choose it on a page, whose script keeps it in a cookie;
 * here it is written on the next one, so that nothing is first painted otherwise. Each part is a
 * word that {@code tokens.css} knows, and empty where nothing else than usual was chosen.
 */
@Named
@RequestScoped
public class Look {
  private static final List<String> THEMES = List.of("light", "dark");
  private static final List<String> CONTRASTS = List.of("more");
  private static final List<String> BOARDS = List.of("slate", "green");
  private static final List<String> PIECES = List.of("cut");

  @Inject private HttpServletRequest request;

  public String getTheme() {
    return part(0, THEMES);
  }

  public String getContrast() {
    return part(1, CONTRASTS);
  }

  public String getBoard() {
    return part(2, BOARDS);
  }

  public String getPieces() {
    return part(3, PIECES);
  }

  /** The colour of the page, which a browser gives its own bars. */
  public String paper(String theme) {
    boolean dark = (getTheme().isEmpty() ? theme : getTheme()).equals("dark");
    if (getContrast().isEmpty()) {
      return dark ? "#191613" : "#f5f1e8";
    }
    return dark ? "#000000" : "#ffffff";
  }

  private String part(int at, List<String> known) {
    return Cookies.find(request, Cookies.LOOK).map(look -> part(look, at, known)).orElse("");
  }

  /** One of four words with dots between; nobody but a browser's owner says what is in there. */
  static String part(String look, int at, List<String> known) {
    String[] parts = look.split("\\.", -1);
    return parts.length == 4 && known.contains(parts[at]) ? parts[at] : "";
  }
}
