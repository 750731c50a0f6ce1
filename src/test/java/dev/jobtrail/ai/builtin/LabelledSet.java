package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.jobtrail.ai.PostingText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Resumes with postings that fit them and postings that do not, and what rankings of them are
 * worth.
 */
final class LabelledSet {

  /** Scores a posting for a resume; the higher the better. */
  @FunctionalInterface
  interface Scorer {
    double score(JsonNode resume, PostingText posting);
  }

  /** A resume with its postings. */
  record Case(
      String name, boolean isHeld, JsonNode resume, List<String> fitting, List<String> unfitting) {}

  /** How good rankings are, each from 0 to 1. */
  record Quality(double ndcgAt3, double reciprocalRank) {}

  final Map<String, PostingText> postings = new LinkedHashMap<>();
  final List<Case> cases = new ArrayList<>();

  LabelledSet() {
    for (var part : text("/ai/postings.txt").split("(?m)^=== ")) {
      if (!part.isBlank()) {
        var end = part.indexOf('\n');
        var head = part.substring(0, end).split(" \\| ");
        var remote = "-".equals(head[4].strip()) ? null : Boolean.valueOf(head[4].strip());
        postings.put(
            head[0], new PostingText(head[1], head[2], head[3], remote, part.substring(end + 1)));
      }
    }
    text("/ai/labels.txt")
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(this::readCase);
  }

  private void readCase(String line) {
    var isHeld = line.startsWith("held ");
    var parts = line.substring(isHeld ? 5 : 0).split(": | \\| ");
    cases.add(
        new Case(
            parts[0],
            isHeld,
            resume(parts[0]),
            List.of(parts[1].split(" ")),
            List.of(parts[2].split(" "))));
  }

  static JsonNode resume(String name) {
    try {
      return new ObjectMapper().readTree(text("/ai/resumes/" + name + ".json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The postings of a case, best first; of equal scores those that do not fit go first. */
  List<String> ranking(Case of, Scorer scorer) {
    var names = new ArrayList<>(of.unfitting());
    names.addAll(of.fitting());
    var scores = new LinkedHashMap<String, Double>();
    names.forEach(it -> scores.put(it, scorer.score(of.resume(), postings.get(it))));
    return names.stream()
        .sorted(Comparator.comparing(scores::get, Comparator.reverseOrder()))
        .toList();
  }

  Quality quality(List<Case> cases, Scorer scorer) {
    var ndcg = 0.0;
    var reciprocal = 0.0;
    for (var one : cases) {
      var ranking = ranking(one, scorer);
      var gain =
          IntStream.range(0, 3)
              .filter(i -> one.fitting().contains(ranking.get(i)))
              .mapToDouble(LabelledSet::gain)
              .sum();
      ndcg += gain / IntStream.range(0, 3).mapToDouble(LabelledSet::gain).sum();
      var first =
          IntStream.range(0, ranking.size())
              .filter(i -> one.fitting().contains(ranking.get(i)))
              .findFirst();
      reciprocal += 1.0 / (first.getAsInt() + 1);
    }
    return new Quality(ndcg / cases.size(), reciprocal / cases.size());
  }

  private static double gain(int place) {
    return Math.log(2) / Math.log(place + 2.0);
  }

  private static String text(String name) {
    try (var source = LabelledSet.class.getResourceAsStream(name)) {
      return new String(
          Objects.requireNonNull(source, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
