package dama.notation;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** How the bytes of a text stand for letters, which PDN files do not say. */
enum PdnCharset {
  UTF_8(StandardCharsets.UTF_8),
  WINDOWS_1251(Charset.forName("windows-1251")),
  WINDOWS_1252(Charset.forName("windows-1252"));

  private final Charset charset;

  PdnCharset(Charset charset) {
    this.charset = charset;
  }

  /**
   * UTF-8 if the bytes are that. Else letters beyond ASCII tell: they stand side by side in
   * Cyrillic, and one by one among ASCII letters in the West.
   */
  static PdnCharset of(byte[] bytes) {
    if (isUtf8(bytes)) {
      return UTF_8;
    }
    int together = 0;
    int alone = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (isHighLetter(bytes, i)) {
        boolean accompanied = isHighLetter(bytes, i - 1) || isHighLetter(bytes, i + 1);
        together += accompanied ? 1 : 0;
        alone += accompanied ? 0 : 1;
      }
    }
    return together > alone ? WINDOWS_1251 : WINDOWS_1252;
  }

  String decode(byte[] bytes) {
    return new String(bytes, charset);
  }

  /** What is not UTF-8 does not survive there and back. */
  private static boolean isUtf8(byte[] bytes) {
    return Arrays.equals(bytes, UTF_8.decode(bytes).getBytes(UTF_8.charset));
  }

  private static boolean isHighLetter(byte[] bytes, int at) {
    return at >= 0 && at < bytes.length && (bytes[at] & 0xFF) >= 0xC0;
  }
}
