package dama.page;

import dama.archive.StoredGame;
import dama.rating.Change;
import dama.rating.RatingStore;
import dama.server.Storage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Games as PDN, with the ratings that their players had. */
@ApplicationScoped
public class PdnText {

  @Inject private RatingStore ratings;

  /** One after the other, an empty line between them. */
  String of(List<StoredGame> games, HttpServletRequest request) {
    Set<String> rated =
        games.stream()
            .filter(game -> game.game().isOver() && game.game().terms().rated())
            .map(StoredGame::id)
            .collect(Collectors.toSet());
    Map<String, List<Change>> changes =
        Storage.call(() -> ratings.ofGames(rated)).stream()
            .collect(Collectors.groupingBy(Change::gameId));
    return games.stream()
        .map(game -> GamePdn.write(game, changes.getOrDefault(game.id(), List.of()), request))
        .collect(Collectors.joining("\n"));
  }
}
