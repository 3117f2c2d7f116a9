package dama.moderation;

import dama.audit.Act;
import dama.chat.LineStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What is done to lines, for the audit: which lines they were, and how each stood before. */
final class LineActs {

  /** So many ids fit in a row of the audit; of more there is a hash. */
  private static final int LISTED = 150;

  private LineActs() {}

  /**
   * @param lines of one author, as they stood
   * @param sanction the one that hides them; null if none does
   */
  static Act act(
      long byId,
      String what,
      List<LineStore.Line> lines,
      LineStatus status,
      @Nullable Long sanction,
      String reason) {
    LineStore.Line first = lines.get(0);
    boolean one = lines.size() == 1;
    Map<LineStatus, List<LineStore.Line>> before =
        lines.stream()
            .collect(
                Collectors.groupingBy(LineStore.Line::status, TreeMap::new, Collectors.toList()));
    State was = new State();
    before.forEach((old, theirs) -> list(was, old.name(), theirs));
    State is = list(new State().with("sanction", sanction), status.name(), lines);
    return new Act(
        byId,
        what,
        one ? "line" : "player",
        Long.toString(one ? first.id() : first.authorId()),
        was.toString(),
        is.toString(),
        reason);
  }

  private static State list(State state, String status, List<LineStore.Line> lines) {
    List<Long> ids = lines.stream().map(LineStore.Line::id).sorted().toList();
    if (ids.size() <= LISTED) {
      return state.with(status, ids);
    }
    return state
        .with(status + ".count", (long) ids.size())
        .with(status + ".first", ids.get(0))
        .with(status + ".last", ids.get(ids.size() - 1))
        .with(status + ".sha256", hash(ids));
  }

  private static String hash(List<Long> ids) {
    String all = ids.stream().map(String::valueOf).collect(Collectors.joining(","));
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(all.getBytes(StandardCharsets.US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
