package dama.lobby;

import dama.game.TimeControl;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The game that somebody wants to play, as a browser says it.
 *
 * @param variant the id of a kind of draughts
 * @param side white, black or chance
 * @param time as {@link TimeControl} is written; empty for none
 */
public record Wish(String variant, String side, String time, boolean rated) {

  Optional<SideWish> sideWish() {
    return Stream.of(SideWish.values())
        .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(side))
        .findFirst();
  }

  Optional<TimeControl> timeControl() {
    return time.isEmpty() ? Optional.of(TimeControl.NONE) : TimeControl.read(time);
  }
}
