package dama.page;

import dama.archive.FinishedGame;
import dama.archive.HistoryQuery;
import dama.archive.HistoryStore;
import dama.player.PlayerStore;
import dama.rules.Variants;
import dama.server.Storage;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finished games, everybody's or somebody's, page by page. */
@Named
@RequestScoped
public class HistoryPage {

  private static final int GAMES = 50;

  @Inject private HttpServletRequest request;
  @Inject private HistoryStore history;
  @Inject private PlayerStore players;
  @Inject private GameRows rows;
  @Inject private Seen seen;
  @Inject private Words words;

  private HistoryFilter filter = new HistoryFilter(Map.of());
  private List<FinishedGame> games = List.of();
  private String fault = "";
  private boolean older;
  private boolean newer;

  /** Something that a field can say. */
  public record Option(String value, String name, boolean chosen) {}

  public void open() {
    filter = HistoryFilter.of(request);
    fault = Storage.call(() -> filter.fault(players::byShownName));
    if (!fault.isEmpty()) {
      return;
    }
    HistoryQuery query = seen.of(Storage.call(() -> filter.query(players::byShownName)));
    if (!isFoundBefore(query)) {
      List<FinishedGame> found = Storage.call(() -> history.find(query, filter.after(), GAMES + 1));
      older = found.size() > GAMES;
      newer = filter.after() != null;
      games = older ? found.subList(0, GAMES) : found;
    }
  }

  /** Whether there is a whole page before a place; who comes back to the first sees it whole. */
  private boolean isFoundBefore(HistoryQuery query) {
    FinishedGame.@Nullable Place place = filter.before();
    if (place == null) {
      return false;
    }
    List<FinishedGame> found = Storage.call(() -> history.before(query, place, GAMES + 1));
    if (found.size() <= GAMES) {
      return false;
    }
    older = true;
    newer = true;
    games = found.subList(1, GAMES + 1);
    return true;
  }

  public String typed(String field) {
    return filter.of(field);
  }

  public String getTitle() {
    return filter.isOfSomebody()
        ? words.with("history.titleOf", Map.of("name", filter.of("player")))
        : words.of("history.title");
  }

  /** What was wrong with the question; empty if nothing was. */
  public String getFault() {
    return fault.isEmpty() ? "" : words.of("history.fault." + fault);
  }

  public List<Option> getKinds() {
    return Variants.all().stream()
        .map(kind -> option("variant", kind.id(), "variant." + kind.id()))
        .toList();
  }

  public List<Option> getResults() {
    return filter.results().stream()
        .map(value -> option("result", value, "history.result." + value))
        .toList();
  }

  private Option option(String field, String value, String key) {
    return new Option(value, words.of(key), value.equals(filter.of(field)));
  }

  public List<GameRows.Row> getRows() {
    return rows.of(games);
  }

  public boolean isOlder() {
    return older;
  }

  public boolean isNewer() {
    return newer;
  }

  public String getOlderLink() {
    return here() + filter.addressAfter(games.get(games.size() - 1).place());
  }

  public String getNewerLink() {
    return games.isEmpty() ? getBegin() : here() + filter.addressBefore(games.get(0).place());
  }

  public String getBegin() {
    return here() + filter.address();
  }

  /** The address of all that is found, from the latest on, as one file. */
  public String getFile() {
    return here() + "/selected.pdn" + filter.address();
  }

  public String getFileHint() {
    String most = Integer.toString(SelectedGamesServlet.MOST);
    return words.with("history.file.most", Map.of("n", most));
  }

  private String here() {
    return request.getContextPath() + "/games";
  }
}
