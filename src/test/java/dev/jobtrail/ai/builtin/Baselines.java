package dev.jobtrail.ai.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.PostingText;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/** The two plain ways to hold a resume against a posting that the engine must be better than. */
final class Baselines {

  private final Map<String, Integer> documents = new HashMap<>();
  private final int size;

  Baselines(Collection<PostingText> postings) {
    size = postings.size();
    postings.forEach(
        it ->
            new TreeSet<>(words(text(it))).forEach(word -> documents.merge(word, 1, Integer::sum)));
  }

  /** The cosine of the two texts' words, each by its frequency and its rarity in all postings. */
  double tfIdf(JsonNode resume, PostingText posting) {
    var one = vector(text(resume));
    var other = vector(text(posting));
    var product =
        one.entrySet().stream()
            .mapToDouble(it -> it.getValue() * other.getOrDefault(it.getKey(), 0.0))
            .sum();
    return product / (length(one) * length(other));
  }

  /** The share of the posting's different words that stand in the resume. */
  double overlap(JsonNode resume, PostingText posting) {
    var has = new TreeSet<>(words(text(resume)));
    var asked = new TreeSet<>(words(text(posting)));
    return (double) asked.stream().filter(has::contains).count() / asked.size();
  }

  private Map<String, Double> vector(String text) {
    var counts = new HashMap<String, Double>();
    words(text).forEach(it -> counts.merge(it, 1.0, Double::sum));
    counts.replaceAll(
        (word, count) -> count * Math.log((size + 1.0) / (documents.getOrDefault(word, 0) + 0.5)));
    return counts;
  }

  private static double length(Map<String, Double> vector) {
    return Math.sqrt(vector.values().stream().mapToDouble(it -> it * it).sum());
  }

  private static List<String> words(String text) {
    return Arrays.stream(
            text.replaceAll("<[^>]*>", " ").toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}+#]+"))
        .filter(it -> it.length() > 2)
        .toList();
  }

  private static String text(PostingText posting) {
    return posting.title() + " " + posting.location() + " " + posting.description();
  }

  private static String text(JsonNode node) {
    if (node.isValueNode()) {
      return node.asText() + " ";
    }
    var text = new StringBuilder();
    node.forEach(it -> text.append(text(it)));
    return text.toString();
  }
}
