package dama.player;

/** What somebody may do here, each role what the ones before it may. */
public enum Role {
  PLAYER,
  MODERATOR,
  OWNER;

  public boolean includes(Role other) {
    return compareTo(other) >= 0;
  }
}
