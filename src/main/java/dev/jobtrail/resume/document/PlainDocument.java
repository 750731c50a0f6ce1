package dev.jobtrail.resume.document;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.jobtrail.text.Tokenizer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * A resume's document as engines and the evidence guard read it: without markup and photo, and with
 * the entries of sections that the owner defined as a list {@code sections}.
 */
public final class PlainDocument {

  private static final String OWN = "sections";
  private static final String BASICS = "basics";
  private static final String PHOTO = "image";

  private static final List<String> SECTIONS =
      List.of(
          "basics", "work", "volunteer", "projects", "awards", "publications", "references", OWN);

  /** The properties that may have markup. */
  private static final Set<String> RICH =
      Set.of("summary", "description", "reference", "highlights");

  private PlainDocument() {}

  /** A copy without markup. */
  public static JsonNode of(JsonNode document) {
    var plain = document.deepCopy();
    var own = OwnSection.of(document);
    if (!own.isEmpty() && plain instanceof ObjectNode object) {
      var entries = object.putArray(OWN);
      own.forEach(section -> addEntries(section, entries));
    }
    if (hasPhoto(document)) {
      ((ObjectNode) plain.path(BASICS)).remove(PHOTO);
    }
    replace(plain, FormattedText::plain);
    return plain;
  }

  /** In the document, as data that means nothing to a reader of text. */
  private static boolean hasPhoto(JsonNode document) {
    return document.path(BASICS).path(PHOTO).asText("").startsWith("data:");
  }

  private static void addEntries(OwnSection section, ArrayNode entries) {
    for (var entry : section.entries()) {
      entries.addObject().put("type", section.title()).setAll((ObjectNode) entry.deepCopy());
    }
  }

  /**
   * The document to store for a changed copy: texts have their markup again, changed ones that of
   * the words that were kept.
   *
   * @param changed what was {@link #of} the source, with changes
   */
  public static <T extends JsonNode> T restored(T changed, JsonNode source) {
    Map<String, String> marked = new HashMap<>();
    for (var text : texts(source)) {
      marked.putIfAbsent(FormattedText.plain(text), text);
    }
    marked.entrySet().removeIf(it -> it.getKey().equals(it.getValue()));
    T restored = changed.deepCopy();
    if (restored instanceof ObjectNode object) {
      object.remove(OWN);
    }
    var rewritten = new HashSet<>(marked.keySet());
    rewritten.removeAll(texts(restored));
    replace(
        restored,
        text ->
            marked.containsKey(text)
                ? marked.get(text)
                : closest(text, rewritten)
                    .map(it -> CarriedMarkup.of(marked.get(it), text))
                    .orElse(text));
    if (hasPhoto(source) && restored.path(BASICS) instanceof ObjectNode basics) {
      basics.set(PHOTO, source.path(BASICS).path(PHOTO));
    }
    return restored;
  }

  /** The one that shares most words with a text, if these are most of its words. */
  private static Optional<String> closest(String text, Set<String> candidates) {
    var words = words(text);
    ToLongFunction<String> shared = it -> words(it).stream().filter(words::contains).count();
    return candidates.stream()
        .max(Comparator.comparingLong(shared))
        .filter(it -> shared.applyAsLong(it) * 2 > words(it).size());
  }

  private static Set<String> words(String text) {
    return Set.copyOf(Tokenizer.words(text));
  }

  private static Set<String> texts(JsonNode document) {
    var texts = new HashSet<String>();
    replace(
        document.deepCopy(),
        text -> {
          texts.add(text);
          return text;
        });
    return texts;
  }

  private static void replace(JsonNode document, UnaryOperator<String> change) {
    for (var section : SECTIONS) {
      var node = document.path(section);
      if (node instanceof ObjectNode object) {
        replaceTexts(object, change);
      }
      for (var entry : node) {
        if (entry instanceof ObjectNode object) {
          replaceTexts(object, change);
        }
      }
    }
  }

  private static void replaceTexts(ObjectNode entry, UnaryOperator<String> change) {
    for (var name : RICH) {
      var value = entry.path(name);
      if (value.isTextual()) {
        entry.put(name, change.apply(value.textValue()));
      } else if (value instanceof ArrayNode list) {
        for (var index = 0; index < list.size(); index++) {
          if (list.get(index).isTextual()) {
            list.set(index, TextNode.valueOf(change.apply(list.get(index).textValue())));
          }
        }
      }
    }
  }
}
