package dev.jobtrail.discovery.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/** JSON of others, which may leave out, null or retype anything; reading it never fails. */
public record JsonItem(JsonNode node) {

  static final JsonItem NONE = new JsonItem(MissingNode.getInstance());

  /** What boards name things by where they send an object instead of its name. */
  private static final List<String> NAMES = List.of("name", "label", "descriptor", "text", "value");

  /** Longer texts are no numbers. */
  private static final int LONGEST_NUMBER = 40;

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

  /** The values of a field that may hold one or several; nulls are left out. */
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
    var text = node.asText().replace(",", "").replace(" ", "").strip();
    if (text.isEmpty() || text.length() > LONGEST_NUMBER) {
      return null;
    }
    try {
      var number = new BigDecimal(text);
      // what would take megabytes to write out is no amount and no count
      return Math.abs(number.scale()) > LONGEST_NUMBER ? null : number;
    } catch (NumberFormatException _) {
      return null;
    }
  }

  /** A count, or -1 where there is none. */
  public int count(String path) {
    var number = number(path);
    return number == null || number.signum() < 0 || number.compareTo(MAX_COUNT) > 0
        ? -1
        : number.intValue();
  }

  private static final BigDecimal MAX_COUNT = BigDecimal.valueOf(Integer.MAX_VALUE);

  /** Whether a field says yes or no, be it as a word or a number, or null. */
  public Boolean flag(String path) {
    var text = at(path).text();
    return switch (text == null ? "" : text.strip().toLowerCase(Locale.ROOT)) {
      case "true", "1", "yes" -> true;
      case "false", "0", "no" -> false;
      default -> null;
    };
  }

  /** Whether a field says yes. */
  public boolean is(String path) {
    return Boolean.TRUE.equals(flag(path));
  }
}
