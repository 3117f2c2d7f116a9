package dama.page;

import dama.player.Player;
import dama.player.PlayerStore;
import dama.player.WornName;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** People, found by any name they ever had, or by their number. */
@Named
@RequestScoped
public class PeoplePage {

  private static final int MOST = 50;

  @Inject private HttpServletRequest request;
  @Inject private PlayerStore players;

  private List<Found> found = List.of();

  /**
   * @param names other names they had, the latest first
   */
  public record Found(Player person, List<String> names) {}

  public void open() {
    String name = getName();
    if (name.isEmpty()) {
      return;
    }
    Set<Long> ids = new LinkedHashSet<>();
    Typing.id(name).ifPresent(ids::add);
    ids.addAll(players.everNamed(name));
    found =
        ids.stream()
            .sorted(Comparator.reverseOrder())
            .limit(MOST)
            .flatMap(id -> players.byId(id).stream())
            .map(this::found)
            .toList();
  }

  private Found found(Player person) {
    return new Found(
        person,
        players.names(person.id()).stream()
            .map(WornName::name)
            .filter(name -> !name.equals(person.name()))
            .distinct()
            .toList());
  }

  public String getName() {
    return Optional.ofNullable(request.getParameter("name")).orElse("").strip();
  }

  public List<Found> getFound() {
    return found;
  }
}
