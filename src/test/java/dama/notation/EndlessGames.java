package dama.notation;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A PDN file of any length that is nowhere: the same games over and over. */
final class EndlessGames extends InputStream {
  private static final byte[] GAME =
      """
      [Event "again"]
      [White "\u0410\u043d\u043d\u0430"]
      [Result "1-1"]

      1. 32-28 {[%clock w0:10:00 B0:10:00]} 19-23 $1 2. 28x19 14x23 (2... 13x24 {or so})
      3. 37-32 10-14 4. 41-37 14-19 ; and so on
      1-1

      """
          .getBytes(StandardCharsets.UTF_8);

  private long left;
  private int at;

  EndlessGames(long bytes) {
    left = bytes;
  }

  @Override
  public int read() {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) {
    if (left == 0) {
      return -1;
    }
    int count = (int) Math.min(Math.min(length, GAME.length - at), left);
    System.arraycopy(GAME, at, buffer, offset, count);
    at = (at + count) % GAME.length;
    left -= count;
    return count;
  }
}
