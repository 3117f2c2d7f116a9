package dama.naive;

import java.util.ArrayList;
import java.util.List;

/** What the rule book of a kind says, as far as moves go. */
record Book(String kind) {

  int side() {
    return switch (kind) {
      case "international", "frisian", "antidraughts", "breakthrough" -> 10;
      case "canadian" -> 12;
      default -> 8;
    };
  }

  /** Whether a square, by its row from the top and its column from the left, is played on. */
  boolean isPlayed(int row, int column) {
    return switch (kind) {
      case "turkish" -> true;
      case "italian", "spanish", "portuguese" -> (row + column) % 2 == 0;
      default -> (row + column) % 2 == 1;
    };
  }

  boolean kingsFly() {
    return !kind.equals("english") && !kind.equals("italian");
  }

  boolean isCrownedInPassing() {
    return kind.equals("russian") || kind.equals("poddavki");
  }

  boolean isLiftedAtOnce() {
    return kind.equals("turkish");
  }

  boolean mayTake(char taker, char victim) {
    return !(kind.equals("italian")
        && Character.isLowerCase(taker)
        && victim != 'w'
        && victim != 'b');
  }

  /** The ways, as changes of row and column, in which a piece may move. */
  List<int[]> steps(char piece) {
    int ahead = Character.toLowerCase(piece) == 'w' ? -1 : 1;
    boolean king = Character.isUpperCase(piece);
    if (kind.equals("turkish")) {
      return ways(ahead, king, true, false);
    }
    return ways(ahead, king, false, true);
  }

  /** The ways in which a piece may capture. */
  List<int[]> captures(char piece) {
    int ahead = Character.toLowerCase(piece) == 'w' ? -1 : 1;
    boolean king = Character.isUpperCase(piece);
    return switch (kind) {
      case "turkish" -> ways(ahead, king, true, false);
      case "english", "italian", "spanish", "portuguese", "czech" -> ways(ahead, king, false, true);
      case "frisian" -> ways(ahead, true, true, true);
      default -> ways(ahead, true, false, true);
    };
  }

  private List<int[]> ways(int ahead, boolean back, boolean straight, boolean diagonal) {
    int far = kind.equals("turkish") ? 1 : 2;
    List<int[]> ways = new ArrayList<>();
    for (int row = -1; row <= 1; row++) {
      for (int column = -1; column <= 1; column++) {
        boolean slant = row != 0 && column != 0;
        boolean line = (row == 0) != (column == 0);
        if ((row != -ahead || back) && slant && diagonal) {
          ways.add(new int[] {row, column});
        } else if ((row != -ahead || back) && line && straight) {
          ways.add(new int[] {far * row, far * column});
        }
      }
    }
    return ways;
  }

  /** What is left of the possible captures. */
  List<Capture> prefer(List<Capture> captures) {
    return switch (kind) {
      case "russian", "pool", "poddavki", "english" -> captures;
      case "czech" -> Capture.greatest(captures, Capture::byKing);
      case "spanish", "portuguese" ->
          Capture.greatest(Capture.greatest(captures, Capture::pieces), Capture::kings);
      case "frisian" -> Capture.greatest(Capture.worthiest(captures), Capture::byKing);
      case "italian" ->
          Capture.soonest(
              Capture.greatest(
                  Capture.greatest(Capture.greatest(captures, Capture::pieces), Capture::byKing),
                  Capture::kings));
      default -> Capture.greatest(captures, Capture::pieces);
    };
  }
}
