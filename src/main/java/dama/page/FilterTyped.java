package dama.page;

import dama.moderation.WordFilter;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;

/** A word filter as the form sends it. */
final class FilterTyped {

  /** What most people want of one. */
  static final WordFilter EMPTY =
      new WordFilter(0, "", "", false, true, true, WordFilter.Action.FLAG, false);

  private FilterTyped() {}

  static WordFilter of(HttpServletRequest request) {
    return new WordFilter(
        Typing.id(text(request, "filter")).orElse(0),
        Language.byTag(text(request, "language")).map(Language::getTag).orElse(""),
        text(request, "pattern").strip(),
        request.getParameter("regex") != null,
        request.getParameter("wholeWord") != null,
        request.getParameter("folded") != null,
        Typing.listed(WordFilter.Action.class, text(request, "action"))
            .orElse(WordFilter.Action.FLAG),
        request.getParameter("live") != null);
  }

  private static String text(HttpServletRequest request, String name) {
    return Optional.ofNullable(request.getParameter(name)).orElse("");
  }
}
