package dama.harness;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A connection to a room with every frame as it is given, also those that no browser sends. */
public final class RawSocket implements AutoCloseable {
  /** The only or last frame of a text (RFC 6455, section 5.2). */
  public static final int TEXT = 0x81;

  public static final int BINARY = 0x82;
  public static final int PING = 0x89;
  public static final int CLOSE = 0x88;

  /** A text of which more follows, more of it, and the end of it. */
  public static final int FIRST = 0x01;

  public static final int MORE = 0x00;
  public static final int LAST = 0x80;

  /** The connection broke without a goodbye. */
  public static final int BROKEN = 1006;

  private static final int PATIENCE_MILLIS = 20_000;
  private static final int MASKED = 0x80;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;
  private final List<String> heard = new ArrayList<>();
  private int closed;

  private RawSocket(Socket socket) throws IOException {
    this.socket = socket;
    in = new DataInputStream(socket.getInputStream());
    out = socket.getOutputStream();
  }

  public static RawSocket open(URI base, String room, Visitor visitor) throws IOException {
    return open(base, room, visitor, new Socket(base.getHost(), base.getPort()));
  }

  /** Over a connection that is there. */
  public static RawSocket open(URI base, String room, Visitor visitor, Socket socket)
      throws IOException {
    socket.setSoTimeout(PATIENCE_MILLIS);
    RawSocket opened = new RawSocket(socket);
    opened.knock(base, room, visitor);
    return opened;
  }

  private void knock(URI base, String room, Visitor visitor) throws IOException {
    String request =
        String.join(
            "\r\n",
            "GET " + base.getPath() + "socket/" + room + " HTTP/1.1",
            "Host: " + base.getAuthority(),
            "Origin: http://" + base.getAuthority(),
            "Cookie: " + visitor.cookie(),
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "",
            "");
    out.write(request.getBytes(StandardCharsets.ISO_8859_1));
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
      head.write(in.readUnsignedByte());
    }
    String answer = head.toString(StandardCharsets.ISO_8859_1);
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new DisconnectedError(answer);
    }
  }

  /** A frame as a client sends it: masked, with a mask that changes nothing. */
  public static byte[] frame(int first, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) first);
    if (payload.length < 126) {
      frame.put((byte) (MASKED | payload.length));
    } else if (payload.length < 65_536) {
      frame.put((byte) (MASKED | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (MASKED | 127)).putLong(payload.length);
    }
    frame.putInt(0).put(payload).flip();
    byte[] bytes = new byte[frame.remaining()];
    frame.get(bytes);
    return bytes;
  }

  public static byte[] frame(int first, String payload) {
    return frame(first, payload.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends bytes as they are; whether they went out, which they do not where we were sent away. */
  public boolean send(byte[] bytes) {
    try {
      out.write(bytes);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  public boolean say(String text) {
    return send(frame(TEXT, text));
  }

  /** Waits for a text that was not looked at before. */
  public String await(Predicate<String> wanted) {
    while (closed == 0) {
      String text = next();
      if (closed == 0 && wanted.test(text)) {
        return text;
      }
    }
    throw new DisconnectedError("Closed with " + closed + ". Heard: " + heard);
  }

  /** Reads until the other side ends the connection; by what code, or {@link #BROKEN}. */
  public int awaitClosed() {
    while (closed == 0) {
      next();
    }
    return closed;
  }

  /** All that was said, reasons to close among them. */
  public List<String> heard() {
    return List.copyOf(heard);
  }

  /** The next frame, if it is a text; else nothing. */
  private String next() {
    try {
      int opcode = in.readUnsignedByte() & 0x0F;
      byte[] payload = in.readNBytes(length());
      String text = new String(payload, StandardCharsets.UTF_8);
      if (opcode == 1) {
        heard.add(text);
        return text;
      }
      if (opcode == 8) {
        closed = payload.length < 2 ? 1005 : ByteBuffer.wrap(payload).getShort() & 0xFFFF;
        heard.add(text.substring(Math.min(2, text.length())));
      }
      return "";
    } catch (SocketTimeoutException e) {
      throw new AssertionError("Neither a word nor a goodbye. Heard: " + heard, e);
    } catch (EOFException e) {
      closed = BROKEN;
    } catch (IOException e) {
      closed = BROKEN;
    }
    return "";
  }

  private int length() throws IOException {
    int length = in.readUnsignedByte();
    if (length == 126) {
      return in.readUnsignedShort();
    }
    return length == 127 ? Math.toIntExact(in.readLong()) : length;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
