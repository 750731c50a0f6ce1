import java.net.URI;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Times several requests in turn, over one connection, and prints for each its median and 99th
 * percentile in milliseconds, the size of its answer in bytes, and its 95th percentile.
 *
 * <p>Arguments: base address, rounds, rounds before that do not count, and for each request its
 * name, API key and target.
 */
final class ListTimes {

  public static void main(String... arguments) throws Exception {
    var base = URI.create(arguments[0]);
    var rounds = Integer.parseInt(arguments[1]);
    var warmUp = Integer.parseInt(arguments[2]);
    var count = (arguments.length - 3) / 3;
    var times = new long[count][rounds];
    var sizes = new long[count];
    try (var connection = new Connection(base)) {
      for (var round = -warmUp; round < rounds; round++) {
        for (var i = 0; i < count; i++) {
          // now forward, now backward, so that none always follows the same one
          var which = round % 2 == 0 ? i : count - 1 - i;
          var request = connection.get(arguments[3 * which + 5], arguments[3 * which + 4]);
          var start = System.nanoTime();
          sizes[which] = connection.exchange(request);
          if (round >= 0) {
            times[which][round] = System.nanoTime() - start;
          }
        }
      }
    }
    IntStream.range(0, count)
        .forEach(
            i -> {
              Arrays.sort(times[i]);
              System.out.printf(
                  "%s %.3f %.3f %d %.3f%n",
                  arguments[3 * i + 3],
                  times[i][rounds / 2] / 1e6,
                  times[i][rounds * 99 / 100] / 1e6,
                  sizes[i],
                  times[i][rounds * 95 / 100] / 1e6);
            });
  }
}
