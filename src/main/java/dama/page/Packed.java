package dama.page;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Something that is served as it is, held ready plain and compressed.
 *
 * @param version changes with the content, so that an address which names it can be kept for ever
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared; the arrays stay in this package.
record Packed(String type, byte[] plain, byte[] small, String version) {

  static Packed of(String type, byte[] plain) {
    return new Packed(type, plain, compress(plain), digest(plain));
  }

  /** The first 48 bits of the SHA-256, in hexadecimal digits. */
  static String digest(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (NoSuchAlgorithmException impossible) {
      // Every Java platform is required to have SHA-256.
      throw new IllegalStateException(impossible);
    }
  }

  /**
   * @param lasting whether the address names this very content
   */
  void send(HttpServletRequest request, HttpServletResponse response, boolean lasting)
      throws IOException {
    send(request, response, lasting ? "public, max-age=31536000, immutable" : "no-cache");
  }

  /**
   * @param kept what {@code Cache-Control} says of it
   */
  void send(HttpServletRequest request, HttpServletResponse response, String kept)
      throws IOException {
    String tag = '"' + version + '"';
    response.setHeader("ETag", tag);
    response.setHeader("Vary", "Accept-Encoding");
    response.setHeader("Cache-Control", kept);
    if (tag.equals(request.getHeader("If-None-Match"))) {
      response.setStatus(HttpServletResponse.SC_NOT_MODIFIED);
      return;
    }
    boolean compressed = isWanted(request);
    if (compressed) {
      response.setHeader("Content-Encoding", "gzip");
    }
    byte[] body = compressed ? small : plain;
    response.setContentType(type);
    response.setContentLength(body.length);
    response.getOutputStream().write(body);
  }

  /** Whether a browser takes what is compressed. */
  static boolean isWanted(HttpServletRequest request) {
    String accepted = request.getHeader("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  /** As small as can be: it is done once. */
  private static final class Smallest extends GZIPOutputStream {
    Smallest(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }

  static byte[] compress(byte[] plain) {
    ByteArrayOutputStream small = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new Smallest(small)) {
      out.write(plain);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return small.toByteArray();
  }
}
