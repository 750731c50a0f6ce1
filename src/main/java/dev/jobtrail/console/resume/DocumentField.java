package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/**
 * A form field of a resume document.
 *
 * @param key the path of the property, with dots, from the object that the field is of
 * @param label its label, from the messages of a language
 */
record DocumentField(String key, Function<DocumentMessages, String> label, Kind kind) {

  /** The input format, and the error message for invalid input. */
  enum Kind {
    LINE(DocumentMessages::isInvalid),
    TEXT(DocumentMessages::isInvalid),
    LINES(DocumentMessages::isInvalid),
    HIGHLIGHTS(DocumentMessages::isInvalid),
    WORDS(DocumentMessages::isInvalid),
    EMAIL(DocumentMessages::isNoEmail),
    PHOTO(DocumentMessages::isNoPhoto),
    LINK(DocumentMessages::isNoLink),
    MONTH(DocumentMessages::isNoDate);

    private final Function<DocumentMessages, String> fault;

    Kind(Function<DocumentMessages, String> fault) {
      this.fault = fault;
    }

    boolean isLong() {
      return this == TEXT || this == LINES || this == HIGHLIGHTS;
    }

    /** Whether bold, italic and links are printed. */
    boolean isRich() {
      return this == TEXT || this == HIGHLIGHTS;
    }

    String fault(DocumentMessages words) {
      return fault.apply(words);
    }

    /** A hint; null for none. */
    String hint(DocumentMessages words) {
      return switch (this) {
        case TEXT -> words.textHint();
        case LINES -> words.linesHint();
        case HIGHLIGHTS -> words.highlightsHint();
        case WORDS -> words.separatedByCommas();
        case MONTH -> words.dateHint();
        case PHOTO -> words.photoHint();
        case LINE, EMAIL, LINK -> null;
      };
    }
  }

  private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*:.*");
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  String label(DocumentMessages words) {
    return label.apply(words);
  }

  /** The form's value for the object's property; empty for none. */
  String shown(JsonNode object) {
    var value = object;
    for (var part : key.split("\\.")) {
      value = value.path(part);
    }
    return switch (kind) {
      case LINES, HIGHLIGHTS -> joined(value, "\n");
      case WORDS -> joined(value, ", ");
      case TEXT -> withPlainLineEnds(value.asText(""));
      // browsers take line ends out of fields of one line
      case LINE, EMAIL, PHOTO, LINK, MONTH -> value.asText("").replaceAll("[\r\n]", "");
    };
  }

  /** Writes changed input into the object; unchanged values are kept as they are. */
  void write(String typed, ObjectNode object) {
    if (!withPlainLineEnds(typed).equals(shown(object))) {
      put(object, new ArrayList<>(List.of(key.split("\\."))), value(withPlainLineEnds(typed)));
    }
  }

  private static void put(ObjectNode object, List<String> path, JsonNode value) {
    var name = path.removeFirst();
    if (!path.isEmpty()) {
      var inner = object.get(name) instanceof ObjectNode known ? known : NODES.objectNode();
      put(inner, path, value);
      value = inner.isEmpty() ? null : inner;
    }
    if (value == null) {
      object.remove(name);
    } else {
      object.set(name, value);
    }
  }

  /** Null for nothing. */
  private JsonNode value(String typed) {
    if (typed.isBlank()) {
      return null;
    }
    return switch (kind) {
      case LINES, HIGHLIGHTS -> parts(typed, "\n");
      case WORDS -> parts(typed, "[,\n]");
      case TEXT -> NODES.textNode(typed.stripTrailing());
      case LINK -> NODES.textNode(link(typed.strip()));
      case LINE, EMAIL, PHOTO, MONTH -> NODES.textNode(typed.strip());
    };
  }

  /** People leave the scheme out, which the document must have. */
  private static String link(String typed) {
    return SCHEME.matcher(typed).matches() ? typed : "https://" + typed;
  }

  private static JsonNode parts(String typed, String between) {
    var parts = NODES.arrayNode();
    Arrays.stream(typed.split(between))
        .map(String::strip)
        .filter(it -> !it.isEmpty())
        .forEach(parts::add);
    return parts.isEmpty() ? null : parts;
  }

  private static String joined(JsonNode array, String between) {
    return withPlainLineEnds(
        StreamSupport.stream(array.spliterator(), false)
            .map(it -> it.asText(""))
            .collect(Collectors.joining(between)));
  }

  private static String withPlainLineEnds(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }
}
