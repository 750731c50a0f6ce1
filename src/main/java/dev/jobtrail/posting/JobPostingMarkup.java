package dev.jobtrail.posting;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Finds the schema.org JobPosting of a page, in JSON-LD, microdata or RDFa. */
final class JobPostingMarkup {

  private static final String TYPE = "JobPosting";
  private static final int DEEPEST = 12;

  /** Pages hold JSON that is nearly JSON: raw line breaks, a comma too many, comments. */
  private static final JsonMapper LENIENT =
      JsonMapper.builder()
          .enable(
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_TRAILING_COMMA,
              JsonReadFeature.ALLOW_JAVA_COMMENTS,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .build();

  private JobPostingMarkup() {}

  /** The posting, as JSON-LD would have it: of several the one that names the page's address. */
  static Optional<JsonNode> of(Document page, String url) {
    var found = new ArrayList<JsonNode>();
    for (var script : page.select("script[type*=ld+json]")) {
      collect(parse(script.data()), found, 0);
    }
    if (found.isEmpty()) {
      attributes(page, "itemscope", "itemtype", "itemprop").forEach(found::add);
    }
    if (found.isEmpty()) {
      attributes(page, "typeof", "typeof", "property").forEach(found::add);
    }
    return found.stream()
        .filter(it -> it.path("url").asText().equals(url))
        .findFirst()
        .or(() -> found.stream().findFirst());
  }

  private static JsonNode parse(String script) {
    var json =
        script
            .replaceAll("^\\s*(//)?\\s*<!(\\[CDATA\\[|--)", "")
            .replaceAll("(//)?\\s*(\\]\\]|--)>\\s*;?\\s*$", "")
            .strip();
    try {
      return LENIENT.readTree(json.endsWith(";") ? json.substring(0, json.length() - 1) : json);
    } catch (JsonProcessingException _) {
      return JsonNodeFactory.instance.missingNode();
    }
  }

  private static void collect(JsonNode node, List<JsonNode> found, int depth) {
    if (depth > DEEPEST) {
      return;
    }
    if (node.isObject() && isJobPosting(node.path("@type"))) {
      found.add(node);
    } else {
      node.forEach(it -> collect(it, found, depth + 1));
    }
  }

  private static boolean isJobPosting(JsonNode type) {
    if (type.isArray()) {
      return type.valueStream().anyMatch(JobPostingMarkup::isJobPosting);
    }
    return type.asText().equals(TYPE) || type.asText().endsWith("/" + TYPE);
  }

  private static Stream<ObjectNode> attributes(
      Document page, String scope, String type, String property) {
    return page.select("[" + type + "]").stream()
        .filter(it -> it.attr(type).endsWith(TYPE))
        .map(it -> read(it, scope, property, 0));
  }

  private static ObjectNode read(Element item, String scope, String property, int depth) {
    var node = JsonNodeFactory.instance.objectNode();
    if (depth > DEEPEST) {
      return node;
    }
    for (var element : item.select("[" + property + "]")) {
      if (element != item && owner(element, scope) == item) {
        var name = element.attr(property).replaceAll("^.*[:/#]", "");
        if (element.hasAttr(scope)) {
          node.withArray(name).add(read(element, scope, property, depth + 1));
        } else {
          node.withArray(name).add(value(element));
        }
      }
    }
    return node;
  }

  private static Element owner(Element element, String scope) {
    var parent = element.parent();
    while (parent != null && !parent.hasAttr(scope)) {
      parent = parent.parent();
    }
    return parent;
  }

  private static String value(Element element) {
    for (var attribute : List.of("content", "datetime")) {
      if (element.hasAttr(attribute)) {
        return element.attr(attribute);
      }
    }
    return switch (element.normalName()) {
      case "a", "link" -> element.attr("abs:href");
      case "img" -> element.attr("abs:src");
      default -> element.html();
    };
  }
}
