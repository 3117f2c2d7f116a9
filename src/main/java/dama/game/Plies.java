package dama.game;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The plies of a game. Immutable; a list with one ply more shares what it has with the one before,
 * so that a game of five hundred plies does not copy them all at each. Only the first to add to a
 * list shares with it: who adds another ply to the same one has a copy.
 */
final class Plies extends AbstractList<Ply> implements RandomAccess {
  private static final int FIRST_ROOM = 32;
  static final Plies NONE = new Plies(new Ply[0], 0, new AtomicInteger());

  private final Ply[] room;
  private final int size;

  /** How many places of the room are taken, by this list or by others that began as it did. */
  private final AtomicInteger taken;

  private Plies(Ply[] room, int size, AtomicInteger taken) {
    this.room = room;
    this.size = size;
    this.taken = taken;
  }

  static Plies of(List<Ply> plies) {
    if (plies instanceof Plies same) {
      return same;
    }
    Ply[] all = plies.stream().map(Objects::requireNonNull).toArray(Ply[]::new);
    return new Plies(all, all.length, new AtomicInteger(all.length));
  }

  Plies with(Ply ply) {
    if (size < room.length && taken.compareAndSet(size, size + 1)) {
      room[size] = ply;
      return new Plies(room, size + 1, taken);
    }
    Ply[] more = new Ply[Math.max(FIRST_ROOM, size + size / 2)];
    System.arraycopy(room, 0, more, 0, size);
    more[size] = ply;
    return new Plies(more, size + 1, new AtomicInteger(size + 1));
  }

  @Override
  public Ply get(int index) {
    return room[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }
}
