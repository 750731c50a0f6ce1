package dev.jobtrail.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.resume.reactive.WebAddress;
import java.util.Set;

/**
 * Mends in an imported JSON Resume what the schema refuses though its meaning is plain: the
 * official sample itself has both an empty url and one without a scheme.
 */
final class ImportedLinks {

  private static final int MAX_DEPTH = 4;
  private static final Set<String> FORMATTED =
      Set.of("url", "email", "date", "startDate", "endDate", "releaseDate", "$schema", "canonical");

  private ImportedLinks() {}

  static JsonNode repaired(JsonNode document) {
    var copy = document.deepCopy();
    repair(copy, 1);
    return copy;
  }

  private static void repair(JsonNode node, int depth) {
    if (depth > MAX_DEPTH) {
      return;
    }
    if (node instanceof ObjectNode object) {
      object.properties().removeIf(p -> FORMATTED.contains(p.getKey()) && isEmpty(p.getValue()));
      var url = object.path("url");
      if (url.isTextual()) {
        WebAddress.of(url.textValue()).ifPresent(address -> object.put("url", address));
      }
    }
    node.forEach(child -> repair(child, depth + 1));
  }

  private static boolean isEmpty(JsonNode value) {
    return value.isTextual() && value.textValue().isBlank();
  }
}
