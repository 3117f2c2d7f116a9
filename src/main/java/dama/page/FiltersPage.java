package dama.page;

import dama.chat.ChatLine;
import dama.chat.ChatStore;
import dama.moderation.FilterEngine;
import dama.moderation.WordFilter;
import dama.moderation.WordFilterStore;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The owner's word filters: those there are, one in hand, and what it would take. */
@Named
@RequestScoped
public class FiltersPage {

  private static final int TRIED_ON = 10_000;
  private static final int SHOWN = 50;

  @Inject private HttpServletRequest request;
  @Inject private WordFilterStore filters;
  @Inject private ChatStore chat;
  @Inject private Told told;
  @Inject private Words words;

  private WordFilter inHand = FilterTyped.EMPTY;
  private FilterEngine.@Nullable Trial trial;

  public void open() {
    OptionalLong edited = Typing.id(Optional.ofNullable(request.getParameter("edit")).orElse(""));
    if (request.getParameter("pattern") != null) {
      inHand = FilterTyped.of(request);
    } else if (edited.isPresent()) {
      inHand = filters.byId(edited.getAsLong()).orElse(FilterTyped.EMPTY);
    }
    if (request.getParameter("try") != null) {
      trial = FilterEngine.trial(inHand, chat.latest(TRIED_ON));
    }
  }

  public List<WordFilter> getAll() {
    return filters.all();
  }

  /** The one in the form. */
  public WordFilter getInHand() {
    return inHand;
  }

  /** What it would have taken; null if it was not tried, or could not be. */
  public FilterEngine.Trial.@Nullable Tried getTried() {
    return trial instanceof FilterEngine.Trial.Tried tried ? tried : null;
  }

  /** The first of the lines that it would have taken. */
  public List<ChatLine> getTaken() {
    FilterEngine.Trial.Tried tried = getTried();
    return tried == null ? List.of() : tried.taken().stream().limit(SHOWN).toList();
  }

  /** Why it could not be tried; empty if it could. */
  public String getFault() {
    return trial instanceof FilterEngine.Trial.Faulty faulty
        ? told.fault("filter", faulty.fault())
        : "";
  }

  public List<LinesPage.Option> getActions() {
    return Stream.of(WordFilter.Action.values())
        .map(one -> option(one.name(), told.of("filterAction", one), inHand.action().name()))
        .toList();
  }

  /** Any language, and those that the site speaks. */
  public List<LinesPage.Option> getLanguages() {
    return Stream.concat(
            Stream.of(option("", words.of("console.filters.anyLanguage"), inHand.language())),
            Stream.of(Language.values())
                .map(one -> option(one.getTag(), one.getOwnName(), inHand.language())))
        .toList();
  }

  private static LinesPage.Option option(String value, String name, String chosen) {
    return new LinesPage.Option(value, name, value.equals(chosen));
  }

  /** What the language of a filter calls itself. */
  public String language(WordFilter filter) {
    return Language.byTag(filter.language()).map(Language::getOwnName).orElse(filter.language());
  }
}
