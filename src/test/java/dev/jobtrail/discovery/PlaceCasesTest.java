package dev.jobtrail.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jobtrail.discovery.board.Board;
import dev.jobtrail.discovery.board.FoundJob;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How well locations of targets with a radius find jobs, on cases written before the rules. */
class PlaceCasesTest {

  private static final double LEAST = 0.95;

  @ParameterizedTest
  @ValueSource(strings = {"tune", "held"})
  void findsJobsWithPrecisionAndRecall(String set) throws IOException {
    var found = 0;
    var missed = new ArrayList<String>();
    var wrong = new ArrayList<String>();
    for (var line : lines()) {
      var parts = line.split("\\|");
      if (!parts[0].equals(set)) {
        continue;
      }
      var isRight = "y".equals(parts[5]);
      if (!keeps(parts)) {
        missed.addAll(isRight ? List.of(line) : List.of());
      } else if (isRight) {
        found++;
      } else {
        wrong.add(line);
      }
    }
    var precision = (double) found / (found + wrong.size());
    var recall = (double) found / (found + missed.size());
    assertThat(Math.min(precision, recall))
        .as("precision %.3f, recall %.3f; missed %s; wrong %s", precision, recall, missed, wrong)
        .isGreaterThanOrEqualTo(LEAST);
  }

  private static boolean keeps(String[] parts) {
    var isRemote = "r".equals(parts[3]) ? true : null;
    var radius = Integer.parseInt(parts[2]);
    return new TargetFilter(null, null, null, List.of(parts[1]), radius, false, null, null)
        .keeps(job(parts[4].replace('^', '|'), isRemote));
  }

  private static FoundJob job(String location, Boolean isRemote) {
    return new FoundJob(
        Board.GREENHOUSE,
        "acme",
        "1",
        "https://acme.example/1",
        "https://acme.example/1",
        "Engineer",
        "Acme",
        List.of(location),
        isRemote,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private static List<String> lines() throws IOException {
    try (var source = PlaceCasesTest.class.getResourceAsStream("/place/cases.txt")) {
      return new String(Objects.requireNonNull(source).readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(it -> !it.startsWith("#"))
          .toList();
    }
  }
}
