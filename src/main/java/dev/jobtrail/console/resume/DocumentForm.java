package dev.jobtrail.console.resume;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.jobtrail.console.form.FormFields;
import dev.jobtrail.error.ApiException;
import dev.jobtrail.error.ErrorBody.Detail;
import dev.jobtrail.resume.document.DocumentText;
import dev.jobtrail.resume.document.OwnSection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Parses the form of a resume document.
 *
 * <p>A field is named by the path of its property: {@code basics.name}, {@code work.0.position}. An
 * entry carries its original content in {@code work.0._entry}, unless its fields contain all of it.
 * So content that the form does not show is kept, whatever has happened to the resume meanwhile.
 */
final class DocumentForm {

  /** The name of the button that was pressed. */
  static final String ACTION = "_do";

  /** The field for the title of a new section. */
  private static final String NEW_SECTION = "_section";

  private static final String ENTRY = "_entry";
  private static final Pattern INDEX = Pattern.compile("\\d{1,4}");
  private static final String BASICS = "basics";

  private final Map<String, List<String>> typed;
  private final String[] action;

  private List<DocumentSection> sections = DocumentSection.LISTS;

  /** By list, the number in the form of each entry of the document. */
  private final Map<String, List<Integer>> kept = new HashMap<>();

  /**
   * A form that was sent.
   *
   * @param typed the values of each field
   */
  DocumentForm(Map<String, List<String>> typed) {
    this.typed = typed;
    this.action = value(ACTION).orElse("save").split(" ");
  }

  /** The form as it shows a document before anything is typed. */
  static DocumentForm showing(JsonNode document) {
    var form = new DocumentForm(Map.of());
    form.sections = DocumentSection.all(document);
    return form;
  }

  /** The values of each field. */
  Map<String, List<String>> fields() {
    return typed;
  }

  /** The last value of a field. */
  Optional<String> value(String name) {
    return Optional.ofNullable(typed.get(name)).map(List::getLast);
  }

  /** Whether to overwrite concurrent changes. */
  boolean isToOverwrite() {
    return action[0].equals("overwrite");
  }

  /** The list that is to get another entry. */
  Optional<String> listToExtend() {
    return action[0].equals("add")
            && action.length == 2
            && (OwnSection.isName(action[1])
                || DocumentSection.LISTS.stream().anyMatch(it -> it.key().equals(action[1])))
        ? Optional.of(action[1])
        : Optional.empty();
  }

  /**
   * The document with what was typed, and with entries moved or removed as the button says. Entries
   * in which nothing is written are left out.
   *
   * @throws ApiException BAD_REQUEST for a form that is none of ours
   */
  ObjectNode document(JsonNode known) {
    ObjectNode document = known.deepCopy();
    if (value(BASICS + ".name").isPresent()) {
      var basics = document.path(BASICS).isObject() ? document.withObjectProperty(BASICS) : empty();
      write(DocumentSection.BASICS, BASICS, basics);
      if (!basics.isEmpty()) {
        document.set(BASICS, basics);
      }
    }
    sections = DocumentSection.all(document);
    for (var section : sections) {
      if (value(section.key() + ".shown").isPresent()) {
        section.put(entries(section), document);
      }
    }
    writeOwnSections(document);
    return document;
  }

  /** Their titles, a new one, and without the one that the button removes. */
  private void writeOwnSections(ObjectNode document) {
    var title = value(NEW_SECTION).map(String::strip).filter(it -> !it.isEmpty());
    if (title.isEmpty() && document.at(OwnSection.PLACE).isMissingNode()) {
      return;
    }
    var list =
        document.at(OwnSection.PLACE) instanceof ArrayNode known
            ? known
            : document.withObject("/meta/jobtrail").putArray("sections");
    for (var section : list) {
      if (section instanceof ObjectNode own) {
        value(own.path("name").asText() + "._title")
            .map(String::strip)
            .ifPresent(it -> own.put("title", it));
      }
    }
    if (action[0].equals("drop") && action.length == 2) {
      list.removeIf(it -> it.path("name").asText().equals(action[1]));
    }
    title.ifPresent(it -> list.addObject().put("name", freeName(list)).put("title", it));
  }

  private static String freeName(ArrayNode list) {
    var number = 1;
    while (list.findValuesAsText("name").contains("own-" + number)) {
      number++;
    }
    return "own-" + number;
  }

  private ArrayNode entries(DocumentSection section) {
    var entries = JsonNodeFactory.instance.arrayNode();
    var numbers = new ArrayList<Integer>();
    for (var number : numbers(section.key())) {
      var place = section.key() + "." + number;
      var entry = original(place + "." + ENTRY);
      write(section.fields(), place, entry);
      if (!entry.isEmpty()) {
        entries.add(entry);
        numbers.add(number);
      }
    }
    kept.put(section.key(), numbers);
    return entries;
  }

  /** The numbers of a list's entries in the form, in their order once the button has done. */
  private List<Integer> numbers(String list) {
    var numbers =
        new ArrayList<>(
            typed.keySet().stream()
                .filter(it -> it.startsWith(list + ".") && it.endsWith("." + ENTRY))
                .map(it -> it.substring(list.length() + 1, it.length() - ENTRY.length() - 1))
                .filter(INDEX.asMatchPredicate())
                .map(Integer::valueOf)
                .sorted()
                .toList());
    if (action.length == 3 && action[1].equals(list) && INDEX.matcher(action[2]).matches()) {
      var place = numbers.indexOf(Integer.valueOf(action[2]));
      switch (action[0]) {
        case "remove" -> numbers.removeIf(Integer.valueOf(action[2])::equals);
        case "up" -> swap(numbers, place, place - 1);
        case "down" -> swap(numbers, place, place + 1);
        default -> throw FormFields.unreadable();
      }
    }
    return numbers;
  }

  private static void swap(List<Integer> numbers, int one, int other) {
    if (one >= 0 && other >= 0 && one < numbers.size() && other < numbers.size()) {
      Collections.swap(numbers, one, other);
    }
  }

  private ObjectNode original(String name) {
    var text = value(name).orElse("");
    try {
      return text.isEmpty() ? empty() : (ObjectNode) DocumentText.read(text);
    } catch (IllegalArgumentException | ClassCastException _) {
      throw FormFields.unreadable();
    }
  }

  private void write(List<DocumentField> fields, String place, ObjectNode object) {
    for (var field : fields) {
      value(place + "." + field.key()).ifPresent(it -> field.write(it, object));
    }
  }

  /**
   * The faults of the document that was read, as a person can find them in the form.
   *
   * @param details faults with JSON pointers into the document
   */
  List<Detail> worded(List<Detail> details, DocumentMessages words) {
    return details.stream().map(it -> worded(it, words)).toList();
  }

  private Detail worded(Detail detail, DocumentMessages words) {
    return sections.stream()
        .flatMap(section -> ofEntry(section, detail, words).stream())
        .findFirst()
        .or(() -> ofBasics(detail, words))
        .orElseGet(
            () -> new Detail(detail.field(), words.faultOfField(detail.field(), detail.message())));
  }

  private Optional<Detail> ofEntry(DocumentSection section, Detail detail, DocumentMessages words) {
    return place(section, detail.field())
        .map(
            it ->
                new Detail(
                    it.name(),
                    words.faultOfEntry(
                        section.one(words),
                        it.number + 1,
                        it.field.label(words),
                        it.field.kind().fault(words))));
  }

  private static Optional<Detail> ofBasics(Detail detail, DocumentMessages words) {
    return basics(detail.field())
        .map(
            it ->
                new Detail(
                    BASICS + "." + it.key(),
                    words.faultOfField(it.label(words), it.kind().fault(words))));
  }

  /**
   * The name of the field that shows a place of the document; empty where the form has none.
   *
   * @param pointer JSON pointer into the document
   */
  Optional<String> fieldAt(String pointer) {
    return sections.stream()
        .flatMap(it -> place(it, pointer).stream())
        .map(Place::name)
        .findFirst()
        .or(() -> basics(pointer).map(it -> BASICS + "." + it.key()));
  }

  private static Optional<DocumentField> basics(String pointer) {
    return DocumentSection.BASICS.stream()
        .filter(it -> pointer.equals("/basics/" + it.key().replace('.', '/')))
        .findFirst();
  }

  private Optional<Place> place(DocumentSection section, String pointer) {
    var beginning = section.pointer() + "/";
    if (!pointer.startsWith(beginning)) {
      return Optional.empty();
    }
    var path = pointer.substring(beginning.length()).split("/");
    if (path.length < 2 || !INDEX.matcher(path[0]).matches()) {
      return Optional.empty();
    }
    var number = Integer.parseInt(path[0]);
    var numbers = kept.get(section.key());
    if (numbers != null && number >= numbers.size()) {
      return Optional.empty();
    }
    return section
        .field(path[1])
        .findFirst()
        .map(it -> new Place(section, number, numbers == null ? number : numbers.get(number), it));
  }

  /**
   * A property of an entry.
   *
   * @param number of the entry in the document
   * @param shownAs its number in the form
   */
  private record Place(DocumentSection section, int number, int shownAs, DocumentField field) {

    private String name() {
      return "%s.%d.%s".formatted(section.key(), shownAs, field.key());
    }
  }

  private static ObjectNode empty() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The properties of a document that its form does not show. */
  static List<String> unseen(JsonNode document) {
    var seen =
        Stream.concat(Stream.of(BASICS), DocumentSection.LISTS.stream().map(it -> it.key()))
            .toList();
    return document.properties().stream()
        .map(Map.Entry::getKey)
        .filter(it -> !seen.contains(it))
        .toList();
  }
}
