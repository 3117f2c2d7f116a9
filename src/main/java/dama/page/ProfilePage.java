package dama.page;

import dama.archive.HistoryQuery;
import dama.archive.HistoryStore;
import dama.archive.Met;
import dama.archive.Tally;
import dama.player.FactStore;
import dama.player.Facts;
import dama.player.Player;
import dama.player.PlayerStore;
import dama.rating.Change;
import dama.rating.Held;
import dama.rating.RatingStore;
import dama.server.Now;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.faces.context.FacesContext;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What everybody may know of somebody: how they play, and nothing else. */
@Named
@RequestScoped
public class ProfilePage {

  private static final int OPPONENTS = 8;
  private static final int LAST = 10;

  @Inject private HttpServletRequest request;
  @Inject private Visitor visitor;
  @Inject private PlayerStore players;
  @Inject private FactStore facts;
  @Inject private HistoryStore history;
  @Inject private RatingStore ratings;
  @Inject private Seen seen;
  @Inject private GameRows games;
  @Inject private RatingRows ratingRows;
  @Inject private Words words;
  @Inject private Dates dates;

  private @Nullable Player person;
  private @Nullable Facts known;
  private List<Held> held = List.of();
  private @Nullable Held chosen;
  private @Nullable RatingGraph graph;

  /** How games of a kind came out, in figures. */
  public record Results(String kind, String code, Tally tally) {}

  /** Says 404 if there is nobody of that name. */
  public void open() throws IOException {
    String name = String.valueOf(request.getAttribute(Address.ID));
    person = Storage.call(() -> players.byShownName(name)).orElse(null);
    if (person == null) {
      FacesContext faces = FacesContext.getCurrentInstance();
      faces.getExternalContext().responseSendError(HttpServletResponse.SC_NOT_FOUND, "");
      faces.responseComplete();
      return;
    }
    known = Storage.call(() -> facts.of(id())).orElse(null);
    Instant then = seen.ratingsOf(id());
    held = Storage.call(() -> ratings.asOf(ratings.of(id(), Now.instant()), then));
    String wanted = Optional.ofNullable(request.getParameter("rating")).orElse("");
    chosen =
        held.stream()
            .filter(each -> RatingRows.code(each.rated()).equals(wanted))
            .findFirst()
            .or(() -> held.stream().findFirst())
            .orElse(null);
    graph = chosen == null ? null : drawn(chosen, then);
  }

  private @Nullable RatingGraph drawn(Held rating, Instant then) {
    List<Change> changes =
        Storage.call(() -> ratings.history(id(), rating.rated())).stream()
            .filter(change -> !change.at().isAfter(then))
            .toList();
    boolean rightToLeft = words.getDirection().equals("rtl");
    return changes.isEmpty() ? null : RatingGraph.of(changes, dates::day, rightToLeft);
  }

  public @Nullable Player getPerson() {
    return person;
  }

  public String getName() {
    return person == null ? "" : person.name();
  }

  /** The day of their first act here, in ISO-8601: nobody is told more. */
  public String getSince() {
    return known == null ? "" : known.madeAt().toString().substring(0, "2026-11-30".length());
  }

  /** The same in words. */
  public String getHereSince() {
    return known == null ? "" : dates.dayIn("profile.since", known.madeAt());
  }

  public boolean isErased() {
    return known != null && known.erasedAt() != null;
  }

  public boolean isMyself() {
    return visitor.player().filter(me -> me.id() == id()).isPresent();
  }

  public List<Results> getResults() {
    return Storage.call(() -> history.tallies(theirs())).stream()
        .map(each -> new Results(words.of("variant." + each.variant()), each.variant(), each))
        .toList();
  }

  public List<Met> getOpponents() {
    return Storage.call(() -> history.opponents(theirs(), OPPONENTS));
  }

  public List<GameRows.Row> getLast() {
    return games.of(Storage.call(() -> history.find(theirs(), null, LAST)));
  }

  private HistoryQuery theirs() {
    return seen.of(HistoryQuery.of(id()));
  }

  public List<RatingRows.Row> getRatings() {
    return held.stream().map(ratingRows::of).toList();
  }

  /** The code of the rating that is drawn. */
  public String getChosen() {
    return chosen == null ? "" : RatingRows.code(chosen.rated());
  }

  public String getGraphTitle() {
    return chosen == null
        ? ""
        : words.with(
            "profile.graph",
            Map.of(
                "kind", words.of("variant." + chosen.rated().variant()),
                "speed", words.of("speed." + Codes.of(chosen.rated().speed()))));
  }

  public @Nullable RatingGraph getGraph() {
    return graph;
  }

  public int getGraphWidth() {
    return RatingGraph.WIDTH;
  }

  public int getGraphHeight() {
    return RatingGraph.HEIGHT;
  }

  private long id() {
    return person == null ? 0 : person.id();
  }
}
