package dama.account;

import java.util.List;

/**
 * What fingers do by themselves: the same key again, the next letter of an alphabet or the one
 * before, the next key of a row.
 */
final class KeyWalks {

  /** A walk is three steps at least, so that no word is taken for one. */
  private static final int SHORTEST = 3;

  /** Of so many walks, a password is hard to guess. */
  private static final int MOST = 4;

  private static final List<String> ROWS =
      List.of(
          "`1234567890-=",
          "qwertyuiop[]",
          "asdfghjkl;'",
          "zxcvbnm,./",
          "qwertzuiopšđ",
          "asdfghjklčćž",
          "yxcvbnm,.-",
          "qwertyuıopğü",
          "asdfghjklşi",
          "zxcvbnmöç.",
          "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/",
          "qazwsxedcrfvtgbyhnujmikolp",
          "1q2w3e4r5t6y7u8i9o0p",
          "йцукенгшщзхъ",
          "фывапролджэ",
          "ячсмитьбю.",
          "љњертзуиопшѓ",
          "асдфгхјклчќж",
          "зџцвбнм",
          "ضصثقفغعهخحجد",
          "شسيبلاتنمكط",
          "ئءؤرلاىةوزظ");

  private KeyWalks() {}

  static boolean isNothingElse(String text) {
    int[] points = text.codePoints().toArray();
    int walks = 0;
    int from = 0;
    while (from < points.length) {
      int to = end(points, from);
      if (to - from < SHORTEST) {
        return false;
      }
      walks++;
      from = to;
    }
    return walks <= MOST;
  }

  /** Where a walk that begins at {@code from} is over. */
  private static int end(int[] points, int from) {
    int longest = Math.max(steps(points, from, 0), steps(points, from, 1));
    longest = Math.max(longest, steps(points, from, -1));
    for (String row : ROWS) {
      longest = Math.max(longest, along(row, points, from, 1));
      longest = Math.max(longest, along(row, points, from, -1));
    }
    return from + longest;
  }

  private static int steps(int[] points, int from, int step) {
    int length = 1;
    while (from + length < points.length
        && points[from + length] == points[from + length - 1] + step) {
      length++;
    }
    return length;
  }

  private static int along(String row, int[] points, int from, int step) {
    int at = row.indexOf(points[from]);
    int length = at < 0 ? 0 : 1;
    while (length > 0 && from + length < points.length) {
      at += step;
      if (at < 0 || at >= row.length() || row.charAt(at) != points[from + length]) {
        break;
      }
      length++;
    }
    return length;
  }
}
