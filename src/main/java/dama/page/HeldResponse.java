package dama.page;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Keeps what is written, instead of sending it; headers and errors go through. */
final class HeldResponse extends HttpServletResponseWrapper {
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();
  private @Nullable PrintWriter writer;

  HeldResponse(HttpServletResponse response) {
    super(response);
  }

  String content() {
    if (writer != null) {
      writer.flush();
    }
    return content.toString(StandardCharsets.UTF_8);
  }

  @Override
  public PrintWriter getWriter() {
    if (writer == null) {
      writer = new PrintWriter(content, false, StandardCharsets.UTF_8);
    }
    return writer;
  }

  @Override
  public ServletOutputStream getOutputStream() {
    return new Held();
  }

  @Override
  public void flushBuffer() {
    // There is nothing to send yet.
  }

  @Override
  public void resetBuffer() {
    super.resetBuffer();
    writer = null;
    content.reset();
  }

  @Override
  public void reset() {
    super.reset();
    writer = null;
    content.reset();
  }

  /** It will be another one. */
  @Override
  public void setContentLength(int length) {}

  @Override
  public void setContentLengthLong(long length) {}

  private final class Held extends ServletOutputStream {
    @Override
    public void write(int one) {
      content.write(one);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      content.write(bytes, from, length);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new IllegalStateException("Nothing is waited for here");
    }
  }
}
