package dev.jobtrail.response;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A client that asks for something and takes as little of the response as it can. */
final class SlowReader implements AutoCloseable {

  private static final int SMALL = 4096;
  private static final int PATIENCE_MILLISECONDS = 60_000;

  private final Socket socket = new Socket();

  SlowReader(int port) {
    try {
      socket.setReceiveBufferSize(SMALL);
      socket.setSoTimeout(PATIENCE_MILLISECONDS);
      socket.connect(new InetSocketAddress("localhost", port));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  SlowReader get(String path, String key) {
    return send("GET " + path + " HTTP/1.1\r\nhost: localhost\r\nx-api-key: " + key + "\r\n\r\n");
  }

  SlowReader send(String request) {
    try {
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The status line, and a byte of it at least, so that the response is known to have begun. */
  String statusLine() {
    try {
      var line = new StringBuilder();
      for (int c = socket.getInputStream().read(); c != '\r' && c >= 0; ) {
        line.append((char) c);
        c = socket.getInputStream().read();
      }
      return line.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All that comes until the connection ends. */
  String rest() {
    var rest = new ByteArrayOutputStream();
    try {
      socket.getInputStream().transferTo(rest);
    } catch (IOException _) {
      // reset: what has come by then is all
    }
    return rest.toString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
