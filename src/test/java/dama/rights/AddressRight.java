package dama.rights;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A row of {@code rights/addresses.tsv}.
 *
 * @param statuses what each of {@link Who} is answered, in that order
 */
public record AddressRight(String target, String method, String path, List<Integer> statuses) {

  /** The columns. */
  public enum Who {
    NOBODY,
    VISITOR,
    ACCOUNT,
    ANOTHER,
    MODERATOR,
    OWNER,
    BANNED
  }

  private static final int BEFORE = 3;

  public static Stream<AddressRight> all() {
    return Tsv.rows("addresses.tsv").map(AddressRight::of);
  }

  public int status(Who who) {
    return statuses.get(who.ordinal());
  }

  private static AddressRight of(String[] cells) {
    if (cells.length != BEFORE + Who.values().length) {
      throw new IllegalArgumentException(String.join("\t", cells));
    }
    List<Integer> statuses = Arrays.stream(cells).skip(BEFORE).map(Integer::valueOf).toList();
    return new AddressRight(cells[0], cells[1], cells[2], statuses);
  }

  @Override
  public String toString() {
    return method + " " + path;
  }
}
