package dev.jobtrail.resume.reactive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Removes mapped values from a document, so that the unmapped rest remains. */
final class Leftovers {

  static final Set<String> BOOKKEEPING = Set.of("id", "columns", "hidden", "visible");

  private Leftovers() {}

  /** The first text under one of the names; it is taken out, empty ones too. */
  static Optional<String> take(ObjectNode from, String... names) {
    for (var name : names) {
      var value = from.path(name);
      if (value.isTextual()) {
        from.remove(name);
        if (!value.textValue().isBlank()) {
          return Optional.of(value.textValue().strip());
        }
      }
    }
    return Optional.empty();
  }

  /** The texts of an array, which is taken out where it holds nothing else but null. */
  static List<String> takeTexts(ObjectNode from, String name) {
    var array = from.path(name);
    if (!array.isArray() || !array.valueStream().allMatch(it -> it.isTextual() || it.isNull())) {
      return List.of();
    }
    from.remove(name);
    return array
        .valueStream()
        .filter(JsonNode::isTextual)
        .map(text -> text.textValue().strip())
        .filter(text -> !text.isEmpty())
        .toList();
  }

  /** The address of a link, which is a text in version 3 and an object in others. */
  static Optional<String> takeLink(ObjectNode from) {
    for (var name : List.of("website", "url")) {
      if (from.path(name).isTextual()) {
        var address = WebAddress.of(from.path(name).textValue());
        if (address.isPresent()) {
          from.remove(name);
          return address;
        }
      }
      if (from.get(name) instanceof ObjectNode link) {
        var typed = link.path("url").asText(link.path("href").asText(""));
        var address = WebAddress.of(typed);
        if (address.isPresent()) {
          link.remove(List.of("url", "href"));
          return address;
        }
      }
    }
    return Optional.empty();
  }

  /** Rich text; with a link in it the markup stays, because the text does not hold the address. */
  static Optional<RichText> takeRichText(ObjectNode from, String... names) {
    for (var name : names) {
      var read = RichText.of(from.path(name).asText(""));
      if (!read.whole().isEmpty()) {
        if (!read.hasLinks()) {
          from.remove(name);
        }
        return Optional.of(read);
      }
    }
    return Optional.empty();
  }

  static boolean isHidden(JsonNode node) {
    return node.path("hidden").asBoolean(false) || !node.path("visible").asBoolean(true);
  }

  /** Removes layout properties. */
  static void forgetBookkeeping(ObjectNode item) {
    item.remove(BOOKKEEPING);
  }

  /** Drops empty texts, arrays and objects; answers whether anything is left. */
  static boolean prune(JsonNode node) {
    if (node.isObject() || node.isArray()) {
      for (var children = node.elements(); children.hasNext(); ) {
        if (!prune(children.next())) {
          children.remove();
        }
      }
      return !node.isEmpty();
    }
    return !node.isNull() && !(node.isTextual() && node.textValue().isBlank());
  }
}
