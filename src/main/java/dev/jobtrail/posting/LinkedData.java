package dev.jobtrail.posting;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Extracts items of a schema.org type from a page in the shape of JSON-LD, whatever their syntax.
 */
final class LinkedData {

  private static final JsonMapper LENIENT =
      JsonMapper.builder()
          .enable(
              JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS,
              JsonReadFeature.ALLOW_TRAILING_COMMA,
              JsonReadFeature.ALLOW_JAVA_COMMENTS,
              JsonReadFeature.ALLOW_SINGLE_QUOTES,
              JsonReadFeature.ALLOW_UNQUOTED_FIELD_NAMES,
              JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
              JsonReadFeature.ALLOW_LEADING_ZEROS_FOR_NUMBERS,
              JsonReadFeature.ALLOW_LEADING_DECIMAL_POINT_FOR_NUMBERS,
              JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .build();

  /** Obsolete wrappers around a script's text. */
  private static final List<String> WRAPPERS =
      List.of("<!--", "-->", "<![CDATA[", "<!]]>", "]]>", "//", ">", "\uFEFF");

  /** How deep items are searched for and read; real pages nest five levels. */
  private static final int MAX_DEPTH = 20;

  /** Beyond this a page is a list, and not the page of the posting that was meant. */
  private static final int MAX_ITEMS = 500;

  /** Marked-up elements of an item that are looked at. */
  private static final int MAX_ELEMENTS = 500;

  /** How much text is taken from markup, where elements may repeat what those around them hold. */
  private static final int MAX_MARKUP_TEXT = 2_000_000;

  private final String type;
  private int markupText;
  private final List<ObjectNode> items = new ArrayList<>();
  private final Map<String, ObjectNode> byId = new HashMap<>();

  private LinkedData(String type) {
    this.type = type;
  }

  /** The items of the type on a page: those in JSON-LD, or else in microdata, or else in RDFa. */
  static LinkedData on(Document page, String type) {
    var found = new LinkedData(type);
    for (var script : page.select("script[type]")) {
      if (script.attr("type").toLowerCase(Locale.ROOT).contains("ld+json")) {
        found.addJson(script.data());
      }
    }
    if (found.items.isEmpty()) {
      found.addMarkup(page, Vocabulary.MICRODATA);
    }
    if (found.items.isEmpty()) {
      found.addMarkup(page, Vocabulary.RDFA);
    }
    return found;
  }

  /** The items of the type in a JSON-LD document. */
  static LinkedData in(String json, String type) {
    var found = new LinkedData(type);
    found.addJson(json);
    return found;
  }

  /** The items in the order of the page. */
  List<ObjectNode> items() {
    return items;
  }

  /** A property of an item with any prefix; references are resolved. */
  JsonNode get(JsonNode item, String property) {
    for (var prefix : new String[] {"", "schema:", "https://schema.org/", "http://schema.org/"}) {
      var value = item.path(prefix + property);
      if (!value.isMissingNode() && !value.isNull()) {
        return resolved(value);
      }
    }
    return item.path(property);
  }

  private JsonNode resolved(JsonNode value) {
    if (value.isObject() && value.size() == 1 && value.path("@id").isTextual()) {
      var target = byId.get(value.path("@id").textValue());
      return target == null ? value : target;
    }
    return value;
  }

  private void addJson(String written) {
    if (add(written)) {
      return;
    }
    var json = unwrapped(written);
    if (!add(json) && json.contains("&")) {
      add(Parser.unescapeEntities(json, false));
    }
  }

  private static String unwrapped(String script) {
    var start = 0;
    var end = script.length();
    var before = -1;
    while (end - start != before) {
      before = end - start;
      while (start < end && Character.isWhitespace(script.charAt(start))) {
        start++;
      }
      while (start < end && Character.isWhitespace(script.charAt(end - 1))) {
        end--;
      }
      for (var wrapper : WRAPPERS) {
        if (end - start >= wrapper.length()) {
          start += script.startsWith(wrapper, start) ? wrapper.length() : 0;
        }
        if (end - start >= wrapper.length()) {
          end -= script.startsWith(wrapper, end - wrapper.length()) ? wrapper.length() : 0;
        }
      }
    }
    return script.substring(start, end);
  }

  /** Adds every document of the text up to the first fault, and returns whether there was any. */
  private boolean add(String json) {
    var any = false;
    try (var documents = LENIENT.readerFor(JsonNode.class).<JsonNode>readValues(json)) {
      while (documents.hasNextValue()) {
        collect(documents.nextValue(), 0);
        any = true;
      }
    } catch (JsonProcessingException _) {
      // pages hold broken scripts; what came before the fault is as good as any
      return any;
    } catch (IOException e) {
      throw new IllegalStateException("a string cannot fail to be read", e);
    }
    return any;
  }

  private void collect(JsonNode node, int depth) {
    if (depth > MAX_DEPTH) {
      return;
    }
    if (node instanceof ObjectNode item) {
      if (item.path("@id").isTextual() && item.size() > 1) {
        byId.putIfAbsent(item.path("@id").textValue(), item);
      }
      if (items.size() < MAX_ITEMS && isOfType(item.path("@type"))) {
        items.add(item);
      }
    }
    for (var child : node) {
      collect(child, depth + 1);
    }
  }

  private boolean isOfType(JsonNode types) {
    if (types instanceof ArrayNode several) {
      return several.valueStream().anyMatch(it -> it.isTextual() && isOfType(it.textValue()));
    }
    return types.isTextual() && isOfType(types.textValue());
  }

  private boolean isOfType(String name) {
    var trimmed = name.strip();
    var start =
        Math.max(
            trimmed.lastIndexOf('/'), Math.max(trimmed.lastIndexOf(':'), trimmed.lastIndexOf('#')));
    return trimmed.substring(start + 1).equalsIgnoreCase(type);
  }

  private void addMarkup(Document page, Vocabulary vocabulary) {
    for (var scope : page.select("[" + vocabulary.type() + "]")) {
      if (items.size() < MAX_ITEMS && isOfType(scope.attr(vocabulary.type()))) {
        items.add(item(scope, vocabulary, 0));
      }
    }
  }

  private ObjectNode item(Element scope, Vocabulary vocabulary, int depth) {
    var item = JsonNodeFactory.instance.objectNode();
    item.put("@type", scope.attr(vocabulary.type()));
    if (depth > MAX_DEPTH) {
      return item;
    }
    var marked = scope.selectStream("[" + vocabulary.property() + "]").limit(MAX_ELEMENTS).toList();
    for (var element : marked) {
      if (element != scope
          && scopeOf(element, vocabulary) == scope
          && markupText < MAX_MARKUP_TEXT) {
        var value =
            element.hasAttr(vocabulary.scope())
                ? item(element, vocabulary, depth + 1)
                : JsonNodeFactory.instance.textNode(text(element));
        markupText += value.isTextual() ? value.textValue().length() : 0;
        add(item, element.attr(vocabulary.property()), value);
      }
    }
    return item;
  }

  private static void add(ObjectNode item, String names, JsonNode value) {
    for (var written : names.strip().split("\\s+")) {
      var name = written.substring(written.indexOf(':') + 1);
      // what starts with @ would say something about the item itself
      if (!name.startsWith("@")) {
        item.withArrayProperty(name).add(value);
      }
    }
  }

  private static Element scopeOf(Element element, Vocabulary vocabulary) {
    var parent = element.parent();
    while (parent != null && !parent.hasAttr(vocabulary.scope())) {
      parent = parent.parent();
    }
    return parent;
  }

  private static String text(Element element) {
    if (element.hasAttr("content")) {
      return element.attr("content");
    }
    return switch (element.normalName()) {
      case "time" -> element.hasAttr("datetime") ? element.attr("datetime") : element.text();
      case "data", "meter" -> element.attr("value");
      case "a", "link", "area" -> element.absUrl("href");
      case "img", "iframe", "source" -> element.absUrl("src");
      default -> element.html();
    };
  }

  /** The attributes of a markup syntax for items, types and properties. */
  private record Vocabulary(String scope, String type, String property) {
    static final Vocabulary MICRODATA = new Vocabulary("itemscope", "itemtype", "itemprop");
    static final Vocabulary RDFA = new Vocabulary("typeof", "typeof", "property");
  }
}
