package dama.moderation;

import dama.player.NameGate;
import dama.player.Player;
import dama.server.Now;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds names to the owner's word filters. What would hold a line for review refuses a name, which
 * cannot be worn by halves; what would flag a line has the name reported.
 */
@ApplicationScoped
public class NameFilters implements NameGate {

  /** Many end their name with a number, which makes no other word of it. */
  private static final Pattern NUMBER = Pattern.compile("\\p{Nd}+(?=[ '-]|$)");

  @Inject private LiveFilters filters;
  @Inject private FlaggedNameStore flagged;

  @Override
  public boolean refuses(String spelling) {
    return verdict(spelling).filter(action -> action != WordFilter.Action.FLAG).isPresent();
  }

  @Override
  public void given(Player player) {
    if (verdict(player.name()).isPresent()) {
      flagged.report(player, Now.instant());
    }
  }

  private Optional<WordFilter.Action> verdict(String spelling) {
    return Stream.of(spelling, NUMBER.matcher(spelling).replaceAll(""))
        .distinct()
        .flatMap(name -> filters.verdict(name).stream())
        .max(Comparator.naturalOrder());
  }
}
