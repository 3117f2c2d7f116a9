package dama.account;

import dama.player.Tokens;

/**
 * Something tried, to be counted.
 *
 * @param subject a hash: neither a name nor an address is kept
 */
record Attempt(String subject, Limit limit) {

  static Attempt of(String kind, String what, Limit limit) {
    return new Attempt(Tokens.hash(kind + "\n" + what), limit);
  }
}
