package dama.rules;

import dama.rules.CaptureSearch.Wanted;

/**
 * Counts on boards that fit one word, without making an object: positions are words handed down,
 * men are moved by shifts of the whole board, and a search is begun only where a shift shows
 * something to capture.
 */
final class WordPerft {
  private final boolean bulk;
  private final boolean manTakesKings;
  private final long board;
  private final CaptureStack stack = new CaptureStack();
  private final Player white;
  private final Player black;

  /** What leaves that were made look like, all together: so that none can be left unmade. */
  private long seen;

  /** One side, with all that is worked out for it once. */
  private record Player(WholeBoard men, KingRays kings, CaptureSearch captures) {}

  WordPerft(Variant variant, boolean bulk) {
    Geometry geometry = Geometry.of(variant.boardSize());
    this.bulk = bulk;
    this.manTakesKings = variant.manTakesKings();
    this.board = geometry.all().low();
    this.white = player(variant, Side.WHITE);
    this.black = player(variant, Side.BLACK);
  }

  private Player player(Variant variant, Side side) {
    return new Player(
        new WholeBoard(variant, side),
        new KingRays(variant, side),
        new CaptureSearch(variant, side, Wanted.LEGAL, stack));
  }

  long seen() {
    return seen;
  }

  long count(Position position, int depth) {
    boolean whites = position.sideToMove() == Side.WHITE;
    long own = position.bits(position.sideToMove()).low();
    long foe = position.bits(position.sideToMove().opponent()).low();
    long kings = position.kings().low();
    return count(whites ? white : black, whites ? black : white, own, foe, kings, depth);
  }

  private long count(Player us, Player them, long own, long foe, long kings, int depth) {
    if (depth == 0) {
      seen += own ^ foe + kings;
      return 1;
    }
    long empty = board & ~(own | foe);
    long targets = manTakesKings ? foe : foe & ~kings;
    long capturers = us.men.capturers(own & ~kings, targets, empty) | own & kings;
    if (capturers != 0) {
      long count = countCaptures(us, them, own, foe, kings, depth, capturers);
      if (count > 0) {
        return count - 1;
      }
    }
    if (depth == 1 && bulk) {
      return (long) us.men.steps(own & ~kings, empty) + us.kings.steps(own & kings, empty);
    }
    return countMenSteps(us, them, own, foe, kings, depth, empty)
        + countKingSteps(us, them, own, foe, kings, depth, empty);
  }

  /** One more than the count, or 0 if there is no capture. */
  private long countCaptures(
      Player us, Player them, long own, long foe, long kings, int depth, long capturers) {
    CaptureSearch search = us.captures;
    int first = stack.begin();
    search.board().low(own | foe, foe, kings);
    for (long rest = capturers; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      search.from(place, (kings >>> place & 1) != 0);
    }
    int last = stack.end();
    long count = last > first ? 1 : 0;
    if (depth == 1 && bulk) {
      count += last - first;
    } else {
      for (int i = first; i < last; i++) {
        long taken = stack.taken(i);
        long left = kings & ~taken ^ stack.kings(i);
        count += count(them, us, foe & ~taken, own ^ stack.moved(i), left, depth - 1);
      }
    }
    stack.drop(first);
    return count;
  }

  private long countMenSteps(
      Player us, Player them, long own, long foe, long kings, int depth, long empty) {
    long men = own & ~kings;
    WholeBoard whole = us.men;
    long count = 0;
    for (int i = 0; i < whole.stepShifts.length; i++) {
      int shift = whole.stepShifts[i];
      long landings = Long.rotateLeft(men, shift) & whole.stepsReach[i] & empty;
      for (; landings != 0; landings &= landings - 1) {
        long to = landings & -landings;
        long moved = own ^ to ^ Long.rotateRight(to, shift);
        count += count(them, us, foe, moved, kings | to & whole.crowning, depth - 1);
      }
    }
    return count;
  }

  private long countKingSteps(
      Player us, Player them, long own, long foe, long kings, int depth, long empty) {
    long count = 0;
    for (long rest = own & kings; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long landings = us.kings.from(from, empty); landings != 0; landings &= landings - 1) {
        long fromTo = landings & -landings | 1L << from;
        count += count(them, us, foe, own ^ fromTo, kings ^ fromTo, depth - 1);
      }
    }
    return count;
  }
}
