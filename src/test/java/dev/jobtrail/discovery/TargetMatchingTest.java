package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** How well targets find their jobs, on sets that were written before the rules. */
class TargetMatchingTest {

  private static final double LEAST = 0.99;

  @Test
  void findsPlacesWithPrecisionAndRecall() {
    measure("/discovery/places.txt", TargetMatchingTest::isAt);
  }

  @Test
  void findsPlacesOfPairs() {
    measurePairs("/discovery/place-pairs.txt", LEAST, TargetMatchingTest::isAt);
  }

  @Test
  void findsTitlesWithPrecisionAndRecall() {
    measure("/discovery/titles.txt", TargetMatchingTest::isNamed);
  }

  @Test
  void findsTitlesOfPairs() {
    measurePairs("/discovery/title-pairs.txt", 0.98, TargetMatchingTest::isNamed);
  }

  @Test
  void findsTradesOfPairs() {
    measurePairs("/discovery/trade-pairs.txt", 0.95, TargetMatchingTest::isNamed);
  }

  @Test
  void findsPlacesByCodes() {
    measurePairs("/discovery/code-pairs.txt", 0.96, TargetMatchingTest::isAt);
  }

  private static boolean isNamed(String wanted, String title) {
    return new TargetFilter(wanted, null, null, null, false, null, null)
        .keeps(job(title, null, null));
  }

  private static boolean isAt(String wanted, String written) {
    var isRemote = written.startsWith("R:");
    var location = isRemote ? written.substring(2) : written;
    return new TargetFilter(null, null, null, List.of(wanted), false, null, null)
        .keeps(job("Engineer", location, isRemote ? true : null));
  }

  private static FoundJob job(String title, String location, Boolean isRemote) {
    return new FoundJob(
        Board.GREENHOUSE,
        "acme",
        "1",
        "https://acme.example/1",
        "https://acme.example/1",
        title,
        "Acme",
        location == null ? List.of() : Arrays.asList(location.split("; ")),
        isRemote,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  /** Of lines with one wanted and one written text each, and y or n. */
  private static void measurePairs(String name, double least, BiPredicate<String, String> keeps) {
    var wrong = new ArrayList<String>();
    var lines = lines(name);
    for (var line : lines) {
      var parts = line.split(" \\| ");
      if (keeps.test(parts[0], parts[1]) != parts[2].equals("y")) {
        wrong.add(line);
      }
    }
    assertThat(wrong).hasSizeLessThanOrEqualTo((int) ((1 - least) * lines.size()));
  }

  private static void measure(String name, BiPredicate<String, String> keeps) {
    var found = 0;
    var missed = new ArrayList<String>();
    var wrong = new ArrayList<String>();
    for (var line : lines(name)) {
      var parts = line.split(" => ");
      for (var fit : parts[1].split(" \\| ")) {
        if (keeps.test(parts[0], fit)) {
          found++;
        } else {
          missed.add(parts[0] + " => " + fit);
        }
      }
      for (var other : parts[2].split(" \\| ")) {
        if (keeps.test(parts[0], other)) {
          wrong.add(parts[0] + " => " + other);
        }
      }
    }
    assertThat((double) found / (found + missed.size()))
        .as("recall; missed %s; wrong %s", missed, wrong)
        .isGreaterThanOrEqualTo(LEAST);
    assertThat((double) found / (found + wrong.size()))
        .as("precision; wrong %s", wrong)
        .isGreaterThanOrEqualTo(LEAST);
  }

  static List<String> lines(String name) {
    try (var source = TargetMatchingTest.class.getResourceAsStream(name)) {
      return new String(source.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(it -> !it.isBlank() && !it.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
