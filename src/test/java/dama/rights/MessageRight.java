package dama.rights;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A row of {@code rights/messages.tsv}.
 *
 * @param room the room that it is said in: lobby, game or page
 * @param json what is said
 * @param answers what each of {@link Who} hears first that answers it, in that order
 */
public record MessageRight(String room, String json, List<String> answers) {

  /** The columns; whoever keeps no cookie does not get as far as saying anything. */
  public enum Who {
    VISITOR,
    ACCOUNT,
    PLAYER,
    MODERATOR,
    OWNER,
    MUTED,
    BANNED
  }

  private static final int BEFORE = 2;

  public static Stream<MessageRight> all() {
    return Tsv.rows("messages.tsv").map(MessageRight::of);
  }

  public String answer(Who who) {
    return answers.get(who.ordinal());
  }

  private static MessageRight of(String[] cells) {
    if (cells.length != BEFORE + Who.values().length) {
      throw new IllegalArgumentException(String.join("\t", cells));
    }
    return new MessageRight(
        cells[0], cells[1], Arrays.stream(cells).skip(BEFORE).map(String::strip).toList());
  }

  @Override
  public String toString() {
    return room + " " + json;
  }
}
