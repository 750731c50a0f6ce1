import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * Sends one request for each of many accounts over one connection, and prints the median and 95th
 * percentile in milliseconds and how many requests there were.
 *
 * <p>Arguments: base address, file with a line for each account (API key, then words), method,
 * target and, if the request has one, its JSON body; in both {@code {1}} stands for the first word
 * after the key, and so on.
 */
final class EachAccount {

  public static void main(String... arguments) throws IOException {
    List<String> accounts = Files.readAllLines(Path.of(arguments[1]));
    var json = arguments.length > 4 ? arguments[4] : "";
    var times = new long[accounts.size()];
    try (var connection = new Connection(URI.create(arguments[0]))) {
      for (var i = 0; i < times.length; i++) {
        var words = accounts.get(i).split(" ");
        var request =
            connection.request(
                arguments[2], filled(arguments[3], words), words[0], filled(json, words));
        var start = System.nanoTime();
        connection.exchange(request);
        times[i] = System.nanoTime() - start;
      }
    }
    Arrays.sort(times);
    System.out.printf(
        "%.2f %.2f %d%n",
        times[times.length / 2] / 1e6, times[times.length * 95 / 100] / 1e6, times.length);
  }

  private static String filled(String text, String... words) {
    var filled = text;
    for (var i = 1; i < words.length; i++) {
      filled = filled.replace("{" + i + "}", words[i]);
    }
    return filled;
  }
}
