import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;

/**
 * Holds connections that ask for something and read no more than the status of the answer, and times
 * probes meanwhile. Prints the median and the longest time in milliseconds, and how many were answered 200
 * and how many not.
 *
 * <p>Arguments: base address, API key, target, connections, seconds.
 */
final class SlowReaders {

  public static void main(String... arguments) throws Exception {
    var base = URI.create(arguments[0]);
    var key = arguments[1];
    var target = arguments[2];
    var request =
        "GET " + target + " HTTP/1.1\r\nhost: " + base.getAuthority() + "\r\nx-api-key: " + key + "\r\n\r\n";
    var sockets = new ArrayList<Socket>();
    for (var i = 0; i < Integer.parseInt(arguments[3]); i++) {
      sockets.add(open(base, request));
    }
    var times = probe(base, key, Duration.ofSeconds(Long.parseLong(arguments[4])));
    var good = 0;
    for (var socket : sockets) {
      good += isGood(socket) ? 1 : 0;
      socket.close();
    }
    // what was closed is noticed, and a last look at the probes belongs to it
    var after = probe(base, key, Duration.ofSeconds(5));
    var all = Arrays.copyOf(times, times.length + after.length);
    System.arraycopy(after, 0, all, times.length, after.length);
    Arrays.sort(all);
    System.out.printf(
        "%.1f %.1f %d %d%n",
        all[all.length / 2] / 1e6, all[all.length - 1] / 1e6, good, sockets.size() - good);
  }

  private static Socket open(URI base, String request) throws IOException {
    var socket = new Socket();
    socket.setReceiveBufferSize(4096);
    socket.setSoTimeout(200);
    socket.connect(new InetSocketAddress(base.getHost(), base.getPort()));
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** One that was cut has its status still waiting, or is reset. */
  private static boolean isGood(Socket socket) {
    try {
      var line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
      return line.endsWith("200");
    } catch (IOException _) {
      return false;
    }
  }

  private static long[] probe(URI base, String key, Duration time) throws Exception {
    var times = new ArrayList<Long>();
    var end = System.nanoTime() + time.toNanos();
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      while (System.nanoTime() < end) {
        for (var path : new String[] {"/q/health/live", "/q/health/ready", "/auth/providers", "/account"}) {
          var request =
              HttpRequest.newBuilder(base.resolve(path)).timeout(Duration.ofSeconds(30)).header("x-api-key", key).build();
          var start = System.nanoTime();
          var status = client.send(request, BodyHandlers.ofString()).statusCode();
          times.add(System.nanoTime() - start);
          if (status != 200) {
            throw new IOException(path + " was answered " + status);
          }
        }
        Thread.sleep(100);
      }
    }
    return times.stream().mapToLong(Long::longValue).toArray();
  }
}
