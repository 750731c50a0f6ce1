package dev.jobtrail.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** HTTP by the byte, for requests that no client would make. */
public final class RawHttp {

  private static final int PATIENCE_MILLISECONDS = 60_000;

  private RawHttp() {}

  /**
   * What came back.
   *
   * @param headers by name, whatever its case
   */
  public record Answer(int status, Map<String, String> headers, String body) {

    static Answer parse(String text) {
      var end = text.indexOf("\r\n\r\n");
      if (end < 0) {
        throw new AssertionError("no HTTP response: " + text);
      }
      var lines = text.substring(0, end).split("\r\n");
      var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
      for (int i = 1; i < lines.length; i++) {
        var colon = lines[i].indexOf(':');
        headers.put(lines[i].substring(0, colon), lines[i].substring(colon + 1).strip());
      }
      return new Answer(Integer.parseInt(lines[0].split(" ")[1]), headers, text.substring(end + 4));
    }
  }

  /** Sends bytes on a connection of their own, which the request asks to close. */
  public static Answer send(int port, byte[] request) {
    return sendFrom("127.0.0.1", port, request);
  }

  /** The same from one of the machine's own addresses, such as {@code 127.0.0.7}. */
  public static Answer sendFrom(String address, int port, byte[] request) {
    var answer = new ByteArrayOutputStream();
    try (var socket = new Socket("127.0.0.1", port, InetAddress.getByName(address), 0)) {
      socket.setSoTimeout(PATIENCE_MILLISECONDS);
      var writing = Thread.ofVirtual().start(() -> write(socket, request));
      readInto(answer, socket);
      writing.interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Answer.parse(answer.toString(StandardCharsets.UTF_8));
  }

  /** A server may answer and close before it has taken all. */
  private static void write(Socket socket, byte[] request) {
    try {
      socket.getOutputStream().write(request);
    } catch (IOException _) {
      // the answer says why
    }
  }

  private static void readInto(ByteArrayOutputStream answer, Socket socket) {
    try {
      socket.getInputStream().transferTo(answer);
    } catch (SocketTimeoutException _) {
      throw new AssertionError("The connection stays open after " + answer);
    } catch (IOException _) {
      // what has come by then is the answer
    }
  }
}
