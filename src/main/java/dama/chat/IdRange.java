package dama.chat;

/** Ids between two others, which are themselves excluded. */
record IdRange(long low, long high) {

  static final IdRange ALL = new IdRange(0, Long.MAX_VALUE);
  static final IdRange NONE = new IdRange(0, 0);

  boolean isEmpty() {
    return high - low < 2;
  }

  IdRange above(long id) {
    return new IdRange(Math.max(low, id), high);
  }

  IdRange below(long id) {
    return new IdRange(low, Math.min(high, id));
  }

  /** What is left on the way beyond an id. */
  IdRange beyond(long id, boolean falling) {
    return falling ? below(id) : above(id);
  }
}
