package dama.page;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which language a request is answered in: the one chosen by {@code ?lang=}, which is remembered,
 * else the first of the browser's that Dama speaks, else English.
 */
public class LanguageFilter extends HttpFilter {

  private static final String LANG = "lang";

  @Override
  protected void doFilter(
      HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Optional<Language> chosen = chosen(request);
    if (chosen.isPresent()) {
      String tag = chosen.get().getTag();
      response.addCookie(Cookies.lasting(request, Cookies.LANGUAGE, tag));
      response.sendRedirect(withoutChoice(request));
      return;
    }
    chain.doFilter(request, response);
  }

  static Language of(HttpServletRequest request) {
    return Cookies.find(request, Cookies.LANGUAGE)
        .flatMap(Language::byTag)
        .orElseGet(() -> accepted(request));
  }

  private static Language accepted(HttpServletRequest request) {
    for (Locale each : Collections.list(request.getLocales())) {
      Optional<Language> spoken = Language.byTag(each.getLanguage());
      if (spoken.isPresent()) {
        return spoken.get();
      }
    }
    return Language.EN;
  }

  private static Optional<Language> chosen(HttpServletRequest request) {
    boolean reads = request.getMethod().equals("GET");
    String tag = reads ? request.getParameter(LANG) : null;
    return tag == null ? Optional.empty() : Language.byTag(tag);
  }

  /** One slash in front, whatever was asked: two would lead to another site. */
  private static String withoutChoice(HttpServletRequest request) {
    String path = "/" + request.getRequestURI().replaceFirst("^/+", "");
    String query =
        Arrays.stream(request.getQueryString().split("&"))
            .filter(each -> !each.startsWith(LANG + "="))
            .collect(Collectors.joining("&"));
    return query.isEmpty() ? path : path + "?" + query;
  }
}
