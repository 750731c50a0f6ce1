import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A keep-alive HTTP/1.1 connection that costs little beside what it measures. */
final class Connection implements AutoCloseable {

  private final Socket socket;
  private final InputStream in;
  private final String host;

  Connection(URI address) throws IOException {
    this(address, 0);
  }

  /** Gives up, with an exception, where nothing comes for so long. */
  Connection(URI address, int patienceMilliseconds) throws IOException {
    socket = new Socket();
    socket.connect(new InetSocketAddress(address.getHost(), address.getPort()), patienceMilliseconds);
    socket.setSoTimeout(patienceMilliseconds);
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream(), 16 * 1024);
    host = address.getAuthority();
  }

  /** A request as it goes over the wire; without a key where that is null. */
  byte[] request(String method, String target, String key, String json) {
    var body = json.getBytes(StandardCharsets.UTF_8);
    var head =
        method + " " + target + " HTTP/1.1\r\nhost: " + host + "\r\n"
            + (key == null ? "" : "x-api-key: " + key + "\r\n")
            + (body.length == 0
                ? "\r\n"
                : "accept: application/json, text/event-stream\r\ncontent-type: application/json\r\n"
                    + "content-length: " + body.length + "\r\n\r\n");
    return (head + json).getBytes(StandardCharsets.UTF_8);
  }

  byte[] get(String target, String key) {
    return request("GET", target, key, "");
  }

  /**
   * Sends a request and reads its answer to the end.
   *
   * @return how many bytes its body has
   * @throws IOException also where the answer is no success
   */
  long exchange(byte[] request) throws IOException {
    send(request);
    var length = readHead();
    return length >= 0 ? skip(length) : skipChunks();
  }

  /** Sends a request and reads the head of its answer; the body is left to readLine. */
  void open(byte[] request) throws IOException {
    send(request);
    readHead();
  }

  /**
   * How a request was answered.
   *
   * @param isKept whether the next request may use the connection
   */
  record Answer(int status, boolean isKept, String body) {}

  /** Sends a request and reads its answer to the end, whatever its status. */
  Answer ask(byte[] request) throws IOException {
    send(request);
    var status = Integer.parseInt(readLine().substring(9, 12));
    var length = -1;
    var isKept = true;
    for (var line = readLine(); !line.isEmpty(); line = readLine()) {
      var header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        length = Integer.parseInt(header.substring(15).strip());
      }
      isKept &= !header.equals("connection: close");
    }
    if (length >= 0) {
      var body = in.readNBytes(length);
      if (body.length < length) {
        throw new EOFException("Half a body.");
      }
      return new Answer(status, isKept, new String(body, StandardCharsets.UTF_8));
    }
    skipChunks();
    return new Answer(status, isKept, "");
  }

  private void send(byte[] request) throws IOException {
    socket.getOutputStream().write(request);
  }

  /** The length of the body, or -1 where it comes in chunks. */
  private long readHead() throws IOException {
    var status = readLine();
    if (status.length() < 12 || status.charAt(9) != '2') {
      throw new IOException("Not a success: " + status);
    }
    var length = -1L;
    for (var line = readLine(); !line.isEmpty(); line = readLine()) {
      if (line.regionMatches(true, 0, "content-length:", 0, 15)) {
        length = Long.parseLong(line.substring(15).strip());
      }
    }
    return length;
  }

  private long skipChunks() throws IOException {
    var total = 0L;
    while (true) {
      var length = Long.parseLong(readLine(), 16);
      skip(length);
      readLine();
      if (length == 0) {
        return total;
      }
      total += length;
    }
  }

  private long skip(long length) throws IOException {
    in.skipNBytes(length);
    return length;
  }

  /** The next line without its end. */
  String readLine() throws IOException {
    var line = new StringBuilder(64);
    for (var next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("The server closed the connection.");
      }
      if (next != '\r') {
        line.append((char) next);
      }
    }
    return line.toString();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
