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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Which language a request is answered in: the one chosen by {@code ?lang=}, which is remembered,
 * else the first of the browser's that Dama speaks, else English.
 */
public class LanguageFilter extends HttpFilter {

  private static final String CHOICE = "lang=";

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
    return request.getMethod().equals("GET") ? chosen(request.getQueryString()) : Optional.empty();
  }

  /** As it stands there: a choice written otherwise would not be found again to be taken out. */
  static Optional<Language> chosen(@Nullable String query) {
    return parts(query)
        .filter(LanguageFilter::isChoice)
        .map(each -> each.substring(CHOICE.length()))
        .flatMap(tag -> Language.byTag(tag).stream())
        .findFirst();
  }

  /** One slash in front, whatever was asked: two would lead to another site. */
  private static String withoutChoice(HttpServletRequest request) {
    String path = "/" + request.getRequestURI().replaceFirst("^/+", "");
    String query =
        parts(request.getQueryString())
            .filter(each -> !isChoice(each))
            .collect(Collectors.joining("&"));
    return query.isEmpty() ? path : path + "?" + query;
  }

  private static boolean isChoice(String part) {
    return part.startsWith(CHOICE);
  }

  private static Stream<String> parts(@Nullable String query) {
    return query == null ? Stream.empty() : Arrays.stream(query.split("&", -1));
  }
}
