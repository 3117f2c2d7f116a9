package dama.harness;

import static dama.harness.RawSocket.BINARY;
import static dama.harness.RawSocket.CLOSE;
import static dama.harness.RawSocket.FIRST;
import static dama.harness.RawSocket.LAST;
import static dama.harness.RawSocket.MORE;
import static dama.harness.RawSocket.PING;
import static dama.harness.RawSocket.TEXT;
import static dama.harness.RawSocket.frame;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What is sent over a socket to make the other side stumble. */
public final class Abuse {
  private Abuse() {}

  /** Texts of a fit length that are no message of ours; each is to be refused and no more. */
  public static List<String> texts() {
    return Stream.of(deep(), numbers(), types(), letters()).flatMap(List::stream).toList();
  }

  private static List<String> deep() {
    return List.of(
        "[".repeat(4_000),
        "[".repeat(4_000) + "]".repeat(4_000),
        "{\"a\":".repeat(1_300),
        "{\"a\":".repeat(1_300) + "1" + "}".repeat(1_300),
        "{\"type\":\"move\",\"ply\":1,\"path\":" + "[".repeat(4_000) + "]".repeat(4_000) + "}",
        "{\"type\":" + "{\"type\":".repeat(900) + "1" + "}".repeat(901));
  }

  private static List<String> numbers() {
    return Stream.of(
            "NaN",
            "Infinity",
            "-Infinity",
            "1e999999999",
            "1E-999999999",
            "9".repeat(7_000),
            "0." + "0".repeat(7_000) + "1",
            "2147483648",
            "-9223372036854775809",
            "1.0",
            "01",
            "0x1",
            "+1",
            "1_000",
            "\u0661")
        .map(number -> "{\"type\":\"move\",\"ply\":" + number + ",\"path\":[21,17]}")
        .toList();
  }

  private static List<String> types() {
    return List.of(
        "true",
        "7",
        "\"ping\"",
        "[{\"type\":\"ping\"}]",
        "{\"type\":[\"ping\"]}",
        "{\"type\":{\"type\":\"ping\"}}",
        "{\"type\":null}",
        "{\"type\":\"__proto__\"}",
        "{\"type\":\"constructor\"}",
        "{\"type\":\"OfManners\"}",
        "{\"__proto__\":{\"type\":\"ping\"}}",
        "{\"type\":\"move\",\"ply\":[1],\"path\":[21,17]}",
        "{\"type\":\"move\",\"ply\":true,\"path\":[21,17]}",
        "{\"type\":\"move\",\"ply\":null,\"path\":[21,17]}",
        "{\"type\":\"move\",\"ply\":1,\"path\":{\"0\":21,\"1\":17}}",
        "{\"type\":\"move\",\"ply\":1,\"path\":\"21,17\"}",
        "{\"type\":\"move\",\"ply\":1,\"path\":[[21],[17]]}",
        "{\"type\":\"say\",\"key\":{},\"text\":\"x\"}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":[\"x\"]}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":null}",
        "{\"type\":\"quiet\",\"quiet\":\"true\"}",
        "{\"type\":\"block\",\"person\":\"1\"}",
        "{\"type\":\"ping\"}{\"type\":\"resign\"}",
        "{\"type\":\"ping\"",
        "{'type':'ping'}",
        "{type:\"ping\"}",
        "{\"type\":\"ping\",}",
        "//{}\n{\"type\":\"resign\"");
  }

  private static List<String> letters() {
    return List.of(
        "\u0000",
        "\uFEFF\uFEFF{\"type\":\"ping\"}",
        "{\"type\":\"ping\u0000\"}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":\"a\nb\"}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":\"\\x41\"}",
        "{\"type\":\"say\",\"key\":\"k\",\"text\":\"\\u12\"}",
        "\\u007b\"type\":\"ping\"}",
        "<script>alert(1)</script>",
        "x".repeat(8_000));
  }

  /**
   * Frames, by what is wrong with them, each of which ends the connection that it comes on, and no
   * other.
   */
  public static Map<String, List<byte[]>> fatal() {
    return Map.ofEntries(
        Map.entry("a text of more than 8 KB", List.of(frame(TEXT, "x".repeat(9_000)))),
        Map.entry("a text of 200 KB", List.of(frame(TEXT, "x".repeat(200_000)))),
        Map.entry("pieces of more than 8 KB", pieces(FIRST, 100, 100)),
        Map.entry("reserved bits", List.of(frame(TEXT | 0x70, "{}"))),
        Map.entry("an opcode of nobody's", List.of(frame(0x83, "{}"))),
        Map.entry("a control of nobody's", List.of(frame(0x8B, "{}"))),
        Map.entry("more of nothing", List.of(frame(LAST, "{}"))),
        Map.entry("a text amid a text", List.of(frame(FIRST, "{"), frame(TEXT, "{}"))),
        Map.entry("a ping in pieces", List.of(frame(0x09, "x"))),
        Map.entry("a ping too long", List.of(frame(PING, "x".repeat(126)))),
        Map.entry("no UTF-8", List.of(frame(TEXT, new byte[] {(byte) 0xC3, (byte) 0x28}))),
        Map.entry("half a pair", List.of(frame(TEXT, bytes(0xED, 0xA0, 0x80)))),
        Map.entry("half a letter", List.of(frame(TEXT, bytes(0xE2, 0x82)))),
        Map.entry("a goodbye of one byte", List.of(frame(CLOSE, "x"))),
        Map.entry("a goodbye of nobody's", List.of(frame(CLOSE, bytes(0x03, 0xED)))));
  }

  /** Frames that are lawful and a burden; whoever sends them may be borne or sent away. */
  public static Map<String, List<byte[]>> tedious() {
    return Map.of(
        // WildFly waits for what such frames promise.
        "a length below nothing", List.of(claim(0xFF, 0xFF)),
        "a length of exabytes", List.of(claim(0x7F, 0xFF), new byte[100_000]),
        "no HTTP and no frame", List.of(http()),
        // One server minds, and the other reads it.
        "no mask", List.of(new byte[] {(byte) TEXT, 2, '{', '}'}),
        "pings without end", List.of(many(20_000, frame(PING, "x".repeat(125)))),
        "pongs without end", List.of(many(20_000, frame(0x8A, "x".repeat(125)))),
        "pieces of nothing", List.of(frame(FIRST, ""), many(20_000, frame(MORE, ""))),
        "pictures", List.of(many(50, frame(BINARY, new byte[4_000]))),
        "a picture of a megabyte", List.of(frame(BINARY, new byte[1_000_000])),
        "a picture that does not end", List.of(frame(0x02, new byte[10])));
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  private static byte[] http() {
    return "GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
  }

  /** The head of a text that says to have about as many bytes as it can. */
  private static byte[] claim(int first, int other) {
    return bytes(TEXT, 0xFF, first, other, other, other, other, other, other, other, 0, 0, 0, 0);
  }

  private static List<byte[]> pieces(int first, int count, int length) {
    byte[] more = many(count, frame(MORE, "x".repeat(length)));
    return List.of(frame(first, "\"" + "x".repeat(length)), more);
  }

  private static byte[] many(int count, byte[] frame) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < count; i++) {
      all.writeBytes(frame);
    }
    return all.toByteArray();
  }
}
