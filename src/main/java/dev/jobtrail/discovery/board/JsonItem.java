package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.jobtrail.text.PayRange;
import dev.jobtrail.text.PostedDate;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Lenient reader of third-party JSON, which may omit or retype anything; reading never fails. */
public record JsonItem(JsonNode node) {

  static final JsonItem NONE = new JsonItem(MissingNode.getInstance());

  /** Properties that boards use for the name within an object. */
  private static final List<String> NAMES = List.of("name", "label", "descriptor", "text", "value");

  /** Longer texts are no numbers. */
  public boolean exists() {
    return !node.isMissingNode() && !node.isNull();
  }

  /** A field, or the field of a field with dots between their names. */
  public JsonItem at(String path) {
    var found = node;
    for (var name : path.split("\\.")) {
      found = found.path(name);
    }
    return new JsonItem(found);
  }

  /** The values of a field with one or several values, without nulls. */
  public List<JsonItem> each(String path) {
    return at(path).each();
  }

  public List<JsonItem> each() {
    if (node.isArray()) {
      return node.valueStream().filter(it -> !it.isNull()).map(JsonItem::new).toList();
    }
    return exists() && !(node.isTextual() && node.textValue().isBlank())
        ? List.of(this)
        : List.of();
  }

  /** The text of the first of the fields that has one that is not blank, or null. */
  public String text(String... paths) {
    for (var path : paths) {
      var text = at(path).text();
      if (text != null) {
        return text;
      }
    }
    return null;
  }

  /** The text of a value, of an object's name or of a list's first value, or null. */
  public String text() {
    if (node.isValueNode() && !node.isNull()) {
      var text = node.asText();
      return text.isBlank() ? null : text;
    }
    if (node.isArray()) {
      return new JsonItem(node.path(0)).scalar();
    }
    return scalar();
  }

  private String scalar() {
    if (node.isObject()) {
      for (var name : NAMES) {
        var value = node.path(name);
        if (value.isValueNode() && !value.isNull() && !value.asText().isBlank()) {
          return value.asText();
        }
      }
      return null;
    }
    return node.isValueNode() && !node.isNull() && !node.asText().isBlank() ? node.asText() : null;
  }

  /** The first of the fields that is a date, or null. */
  public Instant date(String... paths) {
    for (var path : paths) {
      var date = PostedDate.of(at(path).text());
      if (date.isPresent()) {
        return date.get();
      }
    }
    return null;
  }

  /** The number of the first of the fields that has one, be it written as text, or null. */
  public BigDecimal number(String... paths) {
    for (var path : paths) {
      var number = at(path).number();
      if (number != null) {
        return number;
      }
    }
    return null;
  }

  private BigDecimal number() {
    if (!node.isNumber() && !node.isTextual()) {
      return null;
    }
    return PayRange.number(node.asText());
  }

  /** A count, or -1 for none. */
  public int count(String path) {
    var number = number(path);
    return number == null || number.signum() < 0 || number.compareTo(MAX_COUNT) > 0
        ? -1
        : number.intValue();
  }

  private static final BigDecimal MAX_COUNT = BigDecimal.valueOf(Integer.MAX_VALUE);

  /** A boolean, also as a word or a number, or null. */
  public Boolean flag(String path) {
    var text = at(path).text();
    return switch (text == null ? "" : text.strip().toLowerCase(Locale.ROOT)) {
      case "true", "1", "yes" -> true;
      case "false", "0", "no" -> false;
      default -> null;
    };
  }

  /** Whether a field is true. */
  public boolean is(String path) {
    return Boolean.TRUE.equals(flag(path));
  }
}
