package dev.jobtrail.ai.model;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.ai.BuilderAnswer.Suggestion;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.platform.WellFormedText;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import dev.jobtrail.resume.document.ResumeSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads what a model suggests: what can be applied to the resume and leaves it a valid one. */
final class SuggestionsReading {

  private static final int MOST = 10;

  /** No single change of a resume needs as many. */
  private static final int MOST_OPERATIONS = 50;

  private static final int LONGEST_TITLE = 200;
  private static final int LONGEST_REASON = 1_000;
  private static final Set<String> WITH_VALUE = Set.of("add", "replace", "test");

  private final JsonNode resume;
  private final ShownResume shown;
  private final ResumePatch patch;
  private final ResumeSchema schema;
  private final Shape shape;

  SuggestionsReading(
      JsonNode resume, ShownResume shown, ResumePatch patch, ResumeSchema schema, Shape shape) {
    this.resume = resume;
    this.shown = shown;
    this.patch = patch;
    this.schema = schema;
    this.shape = shape;
  }

  /** The suggestions of an answer that can be taken. */
  List<Suggestion> read(JsonNode list) {
    var suggestions = new ArrayList<Suggestion>();
    for (var it : list) {
      var suggestion = suggestion(it);
      if (suggestion != null && suggestions.size() < MOST) {
        suggestions.add(suggestion);
      }
    }
    return List.copyOf(suggestions);
  }

  private Suggestion suggestion(JsonNode given) {
    var title = CleanText.line(given.path("title").asText(""), LONGEST_TITLE);
    var reason = CleanText.line(given.path("reason").asText(""), LONGEST_REASON);
    var operations = operations(given.path("operations"));
    return title.isEmpty() || operations == null || !isFit(operations)
        ? null
        : new Suggestion(title, reason, operations);
  }

  private ArrayNode operations(JsonNode given) {
    if (!given.isArray() || given.isEmpty() || given.size() > MOST_OPERATIONS) {
      return null;
    }
    var operations = JsonNodeFactory.instance.arrayNode();
    for (var it : given) {
      if (!it.isObject()) {
        return null;
      }
      operations.add(operation(it));
    }
    return operations;
  }

  /** The operation with its own properties alone. */
  private ObjectNode operation(JsonNode given) {
    var operation = JsonNodeFactory.instance.objectNode();
    operation.set("op", given.path("op"));
    operation.set("path", given.path("path"));
    if (given.path("from").isTextual()) {
      operation.set("from", given.path("from"));
    }
    if (WITH_VALUE.contains(given.path("op").asText())) {
      operation.set("value", value(given));
    }
    return operation;
  }

  /** Models that nothing holds to the schema write the value itself, or a text without quotes. */
  private JsonNode value(JsonNode given) {
    if (given.has("value")) {
      return given.get("value");
    }
    var text = given.path("value_json");
    if (!text.isTextual()) {
      return text.isMissingNode() ? NullNode.getInstance() : text;
    }
    var value = shape.tree(text.textValue());
    return value == null ? TextNode.valueOf(text.textValue()) : value;
  }

  private boolean isFit(ArrayNode operations) {
    try {
      patch.checkShape(operations);
      for (var it : operations) {
        if (losesWhatWasNotShown(it)) {
          return false;
        }
      }
      WellFormedText.check(operations);
      var after = patch.apply(DocumentText.write(resume), operations);
      schema.check(after);
      return !after.equals(resume);
    } catch (ApiException _) {
      return false;
    }
  }

  /** Whether an operation takes away or moves something that the model has not seen all of. */
  private boolean losesWhatWasNotShown(JsonNode operation) {
    var path = operation.path("path").textValue();
    return path.isEmpty()
        || !path.endsWith("/-") && !isInsertion(operation, path) && !shown.isWhole(path)
        || operation.has("from") && !shown.isWhole(operation.path("from").textValue());
  }

  private boolean isInsertion(JsonNode operation, String path) {
    return !"replace".equals(operation.path("op").textValue())
        && !"remove".equals(operation.path("op").textValue())
        && resume.at(path.substring(0, path.lastIndexOf('/'))).isArray();
  }
}
