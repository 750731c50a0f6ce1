package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.JsonNode;
import dev.jobtrail.ai.JudgingTask.Claim;
import dev.jobtrail.guard.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Reads a model's judgements. A quote counts only where it stands in the evidence, and an objection
 * only against what does not stand there word for word.
 */
final class JudgementsReading {

  private static final int LONGEST_QUOTE = 300;
  private static final int LONGEST_OBJECTION = 200;

  /** Fewer words stand anywhere and prove nothing. */
  private static final int FEWEST_WORDS = 3;

  private final List<String> evidence = new ArrayList<>();
  private final List<Claim> claims;

  JudgementsReading(JsonNode shown, List<String> facts, List<Claim> claims) {
    this.claims = claims;
    evidence.addAll(facts);
    addTexts(shown);
  }

  private void addTexts(JsonNode node) {
    if (node.isTextual()) {
      evidence.add(node.textValue());
    }
    node.forEach(this::addTexts);
  }

  /**
   * The judgements of an answer, one for each claim.
   *
   * @throws Unusable where there is no list
   */
  List<Judgement> read(JsonNode answer) {
    var given = Shape.list(answer, "judgements");
    return IntStream.range(0, claims.size()).mapToObj(it -> of(it, given)).toList();
  }

  private Judgement of(int number, JsonNode given) {
    return StreamSupport.stream(given.spliterator(), false)
        .filter(it -> it.path("number").isInt() && it.path("number").intValue() == number)
        .findFirst()
        .map(it -> judgement(it, claims.get(number).text()))
        .orElse(Judgement.NONE);
  }

  private Judgement judgement(JsonNode given, String text) {
    return switch (given.path("verdict").asText()) {
      case "supported" -> supported(CleanText.line(given.path("quote").asText(""), LONGEST_QUOTE));
      case "unsupported" -> unsupported(given, text);
      default -> Judgement.NONE;
    };
  }

  private Judgement supported(String quote) {
    var isTelling = quote.split(" ").length >= FEWEST_WORDS || evidence.contains(quote);
    return isTelling && stands(quote) ? new Judgement(quote, null) : Judgement.NONE;
  }

  private Judgement unsupported(JsonNode given, String text) {
    if (stands(text)) {
      return Judgement.NONE;
    }
    var missing = CleanText.line(given.path("missing").asText(""), LONGEST_OBJECTION);
    return new Judgement(
        null, missing.isEmpty() ? CleanText.line(text, LONGEST_OBJECTION) : missing);
  }

  private boolean stands(String words) {
    return evidence.stream().anyMatch(it -> Shape.names(it, words));
  }
}
