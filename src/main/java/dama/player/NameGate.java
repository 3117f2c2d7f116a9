package dama.player;

/** What somebody else thinks of names, before and after they are given. */
public interface NameGate {

  /** Whether a name, which is fit otherwise, is not wanted on this site. */
  boolean refuses(String spelling);

  /** Within the transaction that gave a player the name that they have now. */
  void given(Player player);
}
