package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.ResumePatch;
import io.quarkus.qute.TemplateData;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Renders JSON Patch operations on a resume as values before and after. */
@Singleton
class SuggestedChanges {

  private static final String BETWEEN = " › ";
  private static final JsonNode MISSING = JsonNodeFactory.instance.missingNode();

  /**
   * The change of one value.
   *
   * @param before null for an addition
   * @param after null for a removal
   */
  @TemplateData
  record Change(String place, String before, String after) {}

  private final ResumePatch patch;

  SuggestedChanges(ResumePatch patch) {
    this.patch = patch;
  }

  /**
   * The changes, in their order.
   *
   * @param document the resume's current document; null if they no longer apply
   */
  List<Change> of(String document, JsonNode operations, DocumentMessages messages) {
    var changes = new ArrayList<Change>();
    var tested = new HashMap<String, JsonNode>();
    for (var operation : operations) {
      var path = operation.path("path").asText();
      if (operation.path("op").asText().equals("test")) {
        tested.put(path, operation.path("value"));
      } else {
        var before = document == null ? tested.get(path) : at(document, path);
        changes.add(change(operation, path, before == null ? MISSING : before, messages));
      }
      document = document == null ? null : after(document, operation);
    }
    return changes;
  }

  private static Change change(
      JsonNode operation, String path, JsonNode before, DocumentMessages messages) {
    var value = operation.path("value");
    var place = place(path, messages);
    return switch (operation.path("op").asText()) {
      case "remove" -> new Change(place, text(before), null);
      case "replace" -> new Change(place, text(before), text(value));
      case "move" ->
          new Change(
              place, messages.movedFrom(place(from(operation), messages)), messages.movedHere());
      case "copy" -> new Change(place, null, messages.sameAs(place(from(operation), messages)));
      default -> new Change(place, isInList(path) ? null : text(before), text(value));
    };
  }

  private static String from(JsonNode operation) {
    return operation.path("from").asText();
  }

  /** An addition to a list replaces nothing. */
  private static boolean isInList(String path) {
    return path.matches(".*/(\\d+|-)");
  }

  /** Null if the operation does not apply. */
  private String after(String document, JsonNode operation) {
    try {
      var one = JsonNodeFactory.instance.arrayNode().add(operation);
      return DocumentText.write(patch.apply(document, one));
    } catch (ApiException _) {
      return null;
    }
  }

  private static JsonNode at(String document, String path) {
    return DocumentText.read(document).at(path.isEmpty() || path.startsWith("/") ? path : "");
  }

  /** Such as {@code Work 1 › Highlights 2}. */
  static String place(String path, DocumentMessages messages) {
    var inner = path.startsWith("/") ? path.substring(1) : path;
    var dotted = inner.replace('/', '.');
    return DocumentSection.LISTS.stream()
        .filter(it -> dotted.equals(it.key()) || dotted.startsWith(it.key() + "."))
        .findFirst()
        .map(it -> it.title(messages) + words(rest(dotted, it.key()), it.fields(), messages))
        .orElseGet(
            () ->
                dotted.startsWith("basics.")
                    ? words(dotted.substring(6), DocumentSection.BASICS, messages)
                        .substring(BETWEEN.length())
                    : dotted.replace(".", BETWEEN));
  }

  private static String rest(String dotted, String key) {
    return dotted.substring(key.length());
  }

  private static String words(String rest, List<DocumentField> fields, DocumentMessages messages) {
    var known = fields.stream().filter(it -> rest.equals("." + it.key())).findFirst();
    if (known.isPresent()) {
      return BETWEEN + known.get().label(messages);
    }
    return Arrays.stream(rest.split("\\."))
        .filter(it -> !it.isEmpty())
        .map(it -> word(it, fields, messages))
        .collect(Collectors.joining());
  }

  private static String word(String part, List<DocumentField> fields, DocumentMessages messages) {
    if (part.equals("-")) {
      return BETWEEN + messages.newPlace();
    }
    if (part.matches("\\d{1,6}")) {
      return " " + (Integer.parseInt(part) + 1);
    }
    return BETWEEN
        + fields.stream()
            .filter(it -> it.key().equals(part))
            .map(it -> it.label(messages))
            .findFirst()
            .orElse(part);
  }

  private static String text(JsonNode value) {
    if (value.isMissingNode() || value.isNull()) {
      return null;
    }
    if (value.isObject()) {
      return value.properties().stream()
          .filter(it -> text(it.getValue()) != null)
          .map(it -> it.getKey() + ": " + text(it.getValue()))
          .collect(Collectors.joining("\n"));
    }
    if (value.isArray()) {
      return StreamSupport.stream(value.spliterator(), false)
          .map(SuggestedChanges::text)
          .filter(Objects::nonNull)
          .collect(Collectors.joining("\n"));
    }
    return value.asText();
  }
}
