package dev.jobtrail.console.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorCode;
import dev.jobtrail.text.TypedNumber;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Converts a form's fields to JSON.
 *
 * <p>A field's name is the path of a property: {@code posting.title}, {@code companies.0.board}. A
 * kind can follow it: {@code :number}, {@code :amount} (a number, and null where it is empty),
 * {@code :flag} ({@code true} or {@code false}), {@code :lines} (an array of what stands on lines),
 * {@code :words} (an array of {@link WordsField}), {@code :values} (an array of all values of the
 * name), {@code :json}, {@code :local} (a date and time in the zone that the field {@code timeZone}
 * names, as an instant; the field {@code _} and the name can hold the instant that was shown, which
 * a local time that was not edited keeps), {@code :null} (text, and null where it is empty), {@code
 * :text} (text, even where it is empty), {@code :joined} (text: all values of the name, a line
 * each). Without a kind it is text, and left out where it is empty. Of several values the last
 * counts, so that a hidden field can stand in for a box that is not ticked. Names that begin with
 * {@code _} are not of the body. Objects of which nothing is left are left out, and array entries
 * after them move up.
 */
final class FormBody {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int DEEPEST = 10;
  private static final int MOST_ENTRIES = 1_000;

  /** Of the whole body, gaps of arrays included: an index is cheap to write and dear to fill. */
  private static final int MOST_NODES = 20_000;

  /** Of a name in a message. */
  private static final int LONGEST_NAME = 100;

  private final Map<String, List<String>> fields;
  private int nodes;

  private FormBody(Map<String, List<String>> fields) {
    this.fields = fields;
  }

  /**
   * The body of a form.
   *
   * @throws ApiException BAD_REQUEST for names that cannot stand together, VALIDATION_FAILED for
   *     values that are not of their kind
   */
  static ObjectNode of(Map<String, List<String>> fields) {
    var form = new FormBody(fields);
    var body = NODES.objectNode();
    fields.forEach(
        (name, values) -> {
          if (!name.startsWith("_")) {
            form.put(body, name, values);
          }
        });
    return withoutGaps(body) instanceof ObjectNode whole ? whole : NODES.objectNode();
  }

  private void put(ObjectNode body, String name, List<String> values) {
    var colon = name.indexOf(':');
    var path = (colon < 0 ? name : name.substring(0, colon)).split("\\.", DEEPEST + 2);
    if (path.length > DEEPEST || (path.length > 1 && List.of(path).contains(""))) {
      throw unreadable(name);
    }
    var value = value(name, colon < 0 ? "" : name.substring(colon + 1), values);
    JsonNode place = body;
    for (int i = 0; i < path.length - 1; i++) {
      place = child(place, path[i], isIndex(path[i + 1]), name);
    }
    set(place, path[path.length - 1], value, name);
  }

  /** Gaps of arrays, and what is left out, are missing nodes until the end. */
  private JsonNode child(JsonNode parent, String key, boolean asArray, String name) {
    var known = get(parent, key, name);
    if (known != null && !known.isMissingNode()) {
      return known;
    }
    JsonNode made = asArray ? NODES.arrayNode() : NODES.objectNode();
    set(parent, key, made, name);
    return made;
  }

  private static JsonNode get(JsonNode parent, String key, String name) {
    return switch (parent) {
      case ObjectNode object -> object.get(key);
      case ArrayNode array when isIndex(key) -> array.get(index(key, name));
      default -> throw unreadable(name);
    };
  }

  private void set(JsonNode parent, String key, JsonNode value, String name) {
    switch (parent) {
      case ObjectNode object -> {
        count(1);
        object.set(key, value);
      }
      case ArrayNode array when isIndex(key) -> {
        int index = index(key, name);
        count(1 + Math.max(0, index - array.size()));
        while (array.size() <= index) {
          array.add(NODES.missingNode());
        }
        array.set(index, value);
      }
      default -> throw unreadable(name);
    }
  }

  private void count(int more) {
    nodes += more;
    if (nodes > MOST_NODES) {
      throw new ApiException(ErrorCode.BAD_REQUEST, "The form is too large.");
    }
  }

  private static boolean isIndex(String key) {
    return !key.isEmpty() && key.length() < 5 && key.chars().allMatch(it -> it >= '0' && it <= '9');
  }

  private static int index(String key, String name) {
    int index = Integer.parseInt(key);
    if (index >= MOST_ENTRIES) {
      throw unreadable(name);
    }
    return index;
  }

  private JsonNode value(String name, String kind, List<String> values) {
    var text = values.getLast().replace("\r\n", "\n");
    return switch (kind) {
      case "" -> text.isEmpty() ? NODES.missingNode() : NODES.textNode(text);
      case "text" -> NODES.textNode(text);
      case "null" -> text.isEmpty() ? NODES.nullNode() : NODES.textNode(text);
      case "number" -> text.isBlank() ? NODES.missingNode() : number(name, text.strip());
      case "amount" -> text.isBlank() ? NODES.nullNode() : number(name, text.strip());
      case "flag" -> text.isEmpty() ? NODES.missingNode() : NODES.booleanNode(text.equals("true"));
      case "lines" -> parts(text.split("\n"));
      case "words" -> parts(WordsField.of(text).toArray(String[]::new));
      case "joined" -> NODES.textNode(String.join("\n", values));
      case "values" -> parts(values.toArray(String[]::new));
      case "json" -> text.isBlank() ? NODES.missingNode() : json(name, text);
      case "local" -> text.isEmpty() ? NODES.missingNode() : instant(name, text);
      default -> throw unreadable(name);
    };
  }

  /** Of a local time that occurs twice, the instant that was shown, or else the earlier one. */
  private JsonNode instant(String name, String text) {
    var local = localTime(name, text);
    var zone = zone();
    var instant =
        shown(name)
            .filter(it -> minute(it, zone).equals(local))
            .orElseGet(() -> local.atZone(zone).toInstant());
    if (!minute(instant, zone).equals(local.truncatedTo(ChronoUnit.MINUTES))) {
      throw wrong(name, "does not exist in this time zone: the clocks are put forward over it");
    }
    return NODES.textNode(instant.toString());
  }

  private static LocalDateTime localTime(String name, String text) {
    try {
      return LocalDateTime.parse(text);
    } catch (DateTimeException _) {
      throw wrong(name, "must be a date and time");
    }
  }

  private static LocalDateTime minute(Instant instant, ZoneId zone) {
    return instant.atZone(zone).toLocalDateTime().truncatedTo(ChronoUnit.MINUTES);
  }

  private ZoneId zone() {
    try {
      return ZoneId.of(last("timeZone"));
    } catch (DateTimeException _) {
      throw ApiException.invalid("timeZone", "must be an IANA time zone such as Europe/Berlin");
    }
  }

  private Optional<Instant> shown(String name) {
    var field = "_" + name.substring(0, name.indexOf(':'));
    try {
      return Optional.of(last(field)).filter(it -> !it.isEmpty()).map(Instant::parse);
    } catch (DateTimeException _) {
      throw unreadable(field);
    }
  }

  private String last(String field) {
    return fields.getOrDefault(field, List.of("")).getLast();
  }

  private static JsonNode number(String name, String text) {
    var number = TypedNumber.of(text).orElseThrow(() -> wrong(name, "must be a number"));
    if (number.scale() > 0) {
      return NODES.numberNode(number);
    }
    try {
      return NODES.numberNode(number.longValueExact());
    } catch (ArithmeticException _) {
      throw wrong(name, "must be a number");
    }
  }

  private static JsonNode json(String name, String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException _) {
      throw wrong(name, "is not valid JSON");
    }
  }

  private static ArrayNode parts(String... texts) {
    var array = NODES.arrayNode();
    Arrays.stream(texts).map(String::strip).filter(it -> !it.isEmpty()).forEach(array::add);
    return array;
  }

  /** The node without missing parts, or a missing node if none remain. */
  private static JsonNode withoutGaps(JsonNode node) {
    return switch (node) {
      case ObjectNode object -> {
        var kept = NODES.objectNode();
        object.forEachEntry(
            (key, value) -> {
              var whole = withoutGaps(value);
              if (!whole.isMissingNode()) {
                kept.set(key, whole);
              }
            });
        yield kept.isEmpty() && !object.isEmpty() ? NODES.missingNode() : kept;
      }
      case ArrayNode array -> {
        var kept = NODES.arrayNode();
        for (var entry : array) {
          var whole = withoutGaps(entry);
          if (!whole.isMissingNode() && !(whole.isObject() && whole.isEmpty())) {
            kept.add(whole);
          }
        }
        yield kept;
      }
      default -> node;
    };
  }

  static ApiException unreadable(String name) {
    return new ApiException(
        ErrorCode.BAD_REQUEST, "The form's field %s is invalid.", shortened(name));
  }

  private static ApiException wrong(String name, String message) {
    return ApiException.invalid(shortened(name.substring(0, name.indexOf(':'))), message);
  }

  private static String shortened(String name) {
    return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...";
  }
}
