package dev.jobtrail.ai.model;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Set;

/**
 * A resume as a model gets to see it: without what is of no use to it, cut to a number of tokens.
 *
 * <p>Items keep their places, so that a pointer means the same in both.
 */
final class ShownResume {

  /** How a person is reached is nobody else's business. */
  private static final Set<String> CONTACT =
      Set.of("email", "phone", "address", "postalCode", "url", "profiles", "image");

  private static final Set<String> NOT_SHOWN = Set.of("meta", "$schema", "references");

  /** What long texts and lists are cut to, one after the other, until a resume fits. */
  private static final int[] LONGEST_TEXTS = {4_000, 2_000, 1_000, 500, 250, 120, 60, 40};

  private static final int[] LONGEST_LISTS = {1_000, 200, 100, 50, 30, 20, 10, 5};

  private final JsonNode resume;
  private final JsonNode shown;
  private final boolean isCut;

  /**
   * @param tokens how many it may take
   * @param withName whether the person's name is shown
   */
  ShownResume(JsonNode resume, int tokens, boolean withName) {
    this.resume = resume;
    var whole = withoutPrivate(resume, withName);
    var fitting = whole;
    for (var i = 0; i < LONGEST_TEXTS.length && size(fitting) > tokens; i++) {
      fitting = cut(whole, LONGEST_TEXTS[i], LONGEST_LISTS[i]);
    }
    this.shown = size(fitting) > tokens ? onlyBasics(fitting) : fitting;
    isCut = shown != whole;
  }

  /** The resume as a document. */
  JsonNode document() {
    return shown;
  }

  /**
   * The resume with lists written as objects whose keys are the pointers of their items: models
   * count badly.
   */
  JsonNode withPlaces() {
    return withPlaces(shown, "");
  }

  /** Whether it was too long to be shown as a whole. */
  boolean isCut() {
    return isCut;
  }

  /** Whether all that stands at a place is shown, so that a change of it can be meant. */
  boolean isWhole(String pointer) {
    try {
      var place = JsonPointer.compile(pointer);
      return shown.at(place).equals(resume.at(place));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  private static int size(JsonNode node) {
    // pointers as keys of the items add about a fourth
    return TokenCount.of(node.toString()) * 5 / 4;
  }

  private static JsonNode withoutPrivate(JsonNode resume, boolean withName) {
    var shown = JsonNodeFactory.instance.objectNode();
    for (var section : resume.properties()) {
      if (section.getKey().equals("basics") && section.getValue().isObject()) {
        shown.set("basics", basics(section.getValue(), withName));
      } else if (!NOT_SHOWN.contains(section.getKey())) {
        shown.set(section.getKey(), section.getValue());
      }
    }
    return shown;
  }

  private static ObjectNode basics(JsonNode basics, boolean withName) {
    var shown = JsonNodeFactory.instance.objectNode();
    for (var it : basics.properties()) {
      if (!CONTACT.contains(it.getKey()) && (withName || !it.getKey().equals("name"))) {
        shown.set(
            it.getKey(), it.getValue().isObject() ? basics(it.getValue(), true) : it.getValue());
      }
    }
    return shown;
  }

  private static JsonNode cut(JsonNode node, int longestText, int longestList) {
    if (node.isObject()) {
      var cut = JsonNodeFactory.instance.objectNode();
      for (var it : node.properties()) {
        cut.set(it.getKey(), cut(it.getValue(), longestText, longestList));
      }
      return cut;
    }
    if (node.isArray()) {
      var cut = JsonNodeFactory.instance.arrayNode();
      for (var i = 0; i < Math.min(node.size(), longestList); i++) {
        cut.add(cut(node.get(i), longestText, longestList));
      }
      return cut;
    }
    return node.isTextual() && node.textValue().length() > longestText
        ? TextNode.valueOf(CleanText.cut(node.textValue(), longestText) + " [...]")
        : node;
  }

  /** Nobody's resume; of one with thousands of unknown properties this much is left. */
  private static JsonNode onlyBasics(JsonNode cut) {
    var basics = JsonNodeFactory.instance.objectNode();
    for (var name : new String[] {"label", "summary"}) {
      if (cut.path("basics").path(name).isTextual()) {
        basics.set(name, cut.path("basics").path(name));
      }
    }
    var shown = JsonNodeFactory.instance.objectNode();
    shown.set("basics", basics);
    return shown;
  }

  private static JsonNode withPlaces(JsonNode node, String place) {
    var object = JsonNodeFactory.instance.objectNode();
    if (node.isArray()) {
      for (var i = 0; i < node.size(); i++) {
        var pointer = place + "/" + i;
        object.set(pointer, withPlaces(node.get(i), pointer));
      }
      return object;
    }
    if (node.isObject()) {
      for (var it : node.properties()) {
        var key = it.getKey().replace("~", "~0").replace("/", "~1");
        object.set(it.getKey(), withPlaces(it.getValue(), place + "/" + key));
      }
      return object;
    }
    return node;
  }
}
