package dama.rules;

import java.util.List;

/** Which of the possible captures are legal. */
public enum CapturePriority {
  /** Any capture, as long as it is taken to its end. */
  FREE {
    @Override
    List<Move> choose(List<Move> captures) {
      return captures;
    }
  },
  /** Only those that take the greatest number of pieces, whatever their worth. */
  MOST {
    @Override
    List<Move> choose(List<Move> captures) {
      int most = captures.stream().mapToInt(move -> move.captured().size()).max().orElse(0);
      return captures.stream().filter(move -> move.captured().size() == most).toList();
    }
  };

  abstract List<Move> choose(List<Move> captures);
}
